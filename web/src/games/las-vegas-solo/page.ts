import type { GamePage } from '../contract'
import Arch from './house/Arch.svelte'
import Ring from './house/Ring.svelte'

export const page: GamePage = {
  offer: {
    title: { en: 'Las Vegas solo', fr: 'Las Vegas solo' },
    lead: {
      en: 'You against seven colours of dice. Each throw has one die of each; choose a face, and all dice of it go to its casino.',
      fr: 'Vous contre sept couleurs de dés. On lance un dé de chacune ; choisissez un numéro, et tous ses dés vont à son casino.',
    },
    line: { en: 'Alone against seven colours of dice.', fr: 'Seul contre sept couleurs de dés.' },
    minutes: 10,
  },
  house: {
    Picture: Arch,
    Stage: Ring,
    name: { en: 'Solo', fr: 'Solo' },
    tube: '#ffc533',
    tint: '#fff1cf',
  },
  parts: () => import('./parts'),
  opening: () => import('./opening'),
  rules: async (language) => (language === 'fr' ? await import('./rules.fr') : await import('./rules.en')).rules,
}
