import type { GamePage } from '../contract'
import Bar from './house/Bar.svelte'
import Hand from './house/Hand.svelte'

export const page: GamePage = {
  offer: {
    title: { en: 'Las Vegas: the card game', fr: 'Las Vegas, le jeu de cartes' },
    lead: {
      en: 'Choose cards in secret, all at the same time. Most dice on them take the higher note; ties take nothing.',
      fr: 'Choisissez vos cartes en secret, tous en même temps. Celui qui a le plus de dés prend le gros billet ; à égalité, on ne prend rien.',
    },
    line: {
      en: 'Choose cards in secret, all at once.',
      fr: 'Tous choisissent leurs cartes en même temps, en secret.',
    },
    minutes: 15,
  },
  house: {
    Picture: Bar,
    Stage: Hand,
    name: { en: 'The card game', fr: 'Le jeu de cartes' },
    tube: '#ff7a5c',
    tint: '#ffe9df',
    font: 'italic 700 1em var(--font-note)',
  },
  thing: () => import('./house/Thing.svelte'),
  parts: () => import('./parts'),
  opening: () => import('./opening'),
  rounds: 4,
  chance: 'cards',
  quiet: ['dealt', 'put_away'],
  rules: async (language) => (language === 'fr' ? await import('./rules.fr') : await import('./rules.en')).rules,
  guide: () => import('./guide'),
}
