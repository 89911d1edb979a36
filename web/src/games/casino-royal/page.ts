import type { GamePage } from '../contract'
import Salon from './house/Salon.svelte'
import Table from './house/Table.svelte'

export const page: GamePage = {
  offer: {
    title: { en: 'Casino Royal', fr: 'Casino Royal' },
    lead: {
      en: 'Buy casinos, bet in those of the others, challenge their owners and bluff with Jokers. Come round once more with a series, and you have won.',
      fr: 'Achetez des casinos, misez chez les autres, défiez leurs propriétaires et bluffez avec vos Jokers. Bouclez un dernier tour avec une série : c’est gagné.',
    },
    line: {
      en: 'Buy casinos, bet, challenge, bluff.',
      fr: 'Acheter des casinos, miser, défier, bluffer.',
    },
    minutes: 45,
  },
  house: {
    Picture: Salon,
    Stage: Table,
    name: { en: 'Casino Royal', fr: 'Casino Royal' },
    tube: '#1fd08a',
    tint: '#fff3cf',
    font: 'italic 700 1em var(--font-note)',
  },
  parts: () => import('./parts'),
  opening: () => import('./opening'),
  tally: false,
  points: true,
  rules: async (language) => (language === 'fr' ? await import('./rules.fr') : await import('./rules.en')).rules,
}
