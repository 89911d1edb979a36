// What all boards with chip cards say of them.
import { words } from '../../lib/i18n'
import type { Named } from './words'

export const w = words({
  en: {
    chips: (colours: string) => `Chips: ${colours}`,
    chipsOf: (n: number, colour: string) => `${n} × ${colour}`,
    taking: 'takes a chip',
    takingOf: (name: string) => `${name} may take a chip`,
    takeTitle: (casino: string) => `${casino}: take a chip?`,
    takeOf: (who: string, { name }: Named) => `${who}: a chip at ${name}?`,
    take: (colour: string) => `Take the ${colour} chip`,
    leave: 'Leave them',
    adds: (sum: string) => `+${sum}`,
    have: (n: number) => (n ? `you have ${n}` : 'your first'),
  },
  fr: {
    chips: (colours: string) => `Jetons : ${colours}`,
    chipsOf: (n: number, colour: string) => `${n} × ${colour}`,
    taking: 'prend un jeton',
    takingOf: (name: string) => `${name} peut prendre un jeton`,
    takeTitle: (casino: string) => `${casino} : prendre un jeton ?`,
    takeOf: (who: string, { at }: Named) => `${who} : un jeton ${at} ?`,
    take: (colour: string) => `Prendre le jeton ${colour}`,
    leave: 'Les laisser',
    adds: (sum: string) => `+${sum}`,
    have: (n: number) => (n ? `vous en avez ${n}` : 'votre premier'),
  },
})
