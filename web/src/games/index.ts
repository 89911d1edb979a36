// The games that have a board here. Their code is loaded when one is opened.
import type { GamePage } from './contract'

export const PAGES: Readonly<Record<string, GamePage>> = {
  'las-vegas': {
    offer: {
      title: { en: 'Las Vegas', fr: 'Las Vegas' },
      lead: {
        en: 'Roll, pick one face, send the dice. Most dice takes the biggest note. A tie takes nothing.',
        fr: 'Lancez, choisissez un numéro, placez vos dés. La majorité prend le plus gros billet. Une égalité ne prend rien.',
      },
      minutes: 15,
    },
    parts: () => import('./las-vegas/parts'),
    rounds: 4,
    rules: async (language) =>
      (language === 'fr' ? await import('./las-vegas/rules.fr') : await import('./las-vegas/rules.en')).rules,
    guide: () => import('./las-vegas/guide'),
  },
  'las-vegas-cards': {
    offer: {
      title: { en: 'Las Vegas: the card game', fr: 'Las Vegas, le jeu de cartes' },
      lead: {
        en: 'Choose cards in secret, all at once. Most dice on them take the higher note, a tie takes nothing.',
        fr: 'Choisissez des cartes en secret, tous à la fois. Le plus de dés prend le gros billet, une égalité ne prend rien.',
      },
      minutes: 15,
    },
    parts: () => import('./las-vegas-cards/parts'),
    rounds: 4,
    dice: false,
    quiet: ['dealt', 'put_away'],
    rules: async (language) =>
      (language === 'fr' ? await import('./las-vegas-cards/rules.fr') : await import('./las-vegas-cards/rules.en'))
        .rules,
  },
}
