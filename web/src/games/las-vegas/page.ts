import type { GamePage } from '../contract'
import Fan from './house/Fan.svelte'
import Sign from './house/Sign.svelte'

export const page: GamePage = {
  offer: {
    title: { en: 'Las Vegas', fr: 'Las Vegas' },
    lead: {
      en: 'Roll, pick one face, send the dice. Most dice take the biggest note. Whoever is tied takes nothing.',
      fr: 'Lancez, choisissez un numéro, placez vos dés. Celui qui en a le plus prend le plus gros billet. À égalité, on ne prend rien.',
    },
    line: {
      en: 'Most dice take the biggest note. Ties take nothing.',
      fr: 'Le plus de dés, le plus gros billet. À égalité, rien.',
    },
    minutes: 15,
  },
  house: {
    Picture: Sign,
    Stage: Fan,
    name: { en: 'Las Vegas', fr: 'Las Vegas' },
    tube: '#ff62cf',
    tint: '#ffe6f7',
  },
  thing: () => import('./house/Thing.svelte'),
  parts: () => import('./parts'),
  opening: () => import('./opening'),
  rounds: 4,
  undrawn: ['slot_machine', 'bonus_cards', 'action_cards'],
  // BV13: whoever holds an action card is asked after each placement, also if none can be played
  itself: (legal) => (legal.length === 1 && legal[0]?.kind === 'done' ? legal[0] : undefined),
  rules: async (language) => (language === 'fr' ? await import('./rules.fr') : await import('./rules.en')).rules,
  guide: () => import('./guide'),
}
