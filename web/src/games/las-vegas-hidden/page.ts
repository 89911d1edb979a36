import type { GamePage } from '../contract'
import Secret from './house/Secret.svelte'
import Theatre from './house/Theatre.svelte'

export const page: GamePage = {
  offer: {
    title: { en: 'Las Vegas: hidden colours', fr: 'Las Vegas, couleurs cachées' },
    lead: {
      en: 'Everybody throws the same dice, and only you know which two colours are yours. A casino pays at once, the cheapest notes first.',
      fr: 'Tout le monde lance les mêmes dés, et vous seul savez quelles sont vos deux couleurs. Un casino paie aussitôt, les petits billets d’abord.',
    },
    line: { en: 'The dice are everybody’s, your colours a secret.', fr: 'Les dés sont à tous, vos couleurs secrètes.' },
    minutes: 20,
  },
  house: {
    Picture: Theatre,
    Stage: Secret,
    name: { en: 'Hidden colours', fr: 'Couleurs cachées' },
    tube: '#c58bff',
    tint: '#f3e6ff',
  },
  parts: () => import('./parts'),
  opening: () => import('./opening'),
  rounds: 2,
  tally: false,
  rules: async (language) => (language === 'fr' ? await import('./rules.fr') : await import('./rules.en')).rules,
}
