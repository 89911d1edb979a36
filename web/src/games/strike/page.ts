import type { GamePage } from '../contract'
import Cabinet from './house/Cabinet.svelte'
import Throw from './house/Throw.svelte'

export const page: GamePage = {
  offer: {
    title: { en: 'Strike', fr: 'Strike' },
    lead: {
      en: 'Throw a die at those in the arena. Make two show the same number and take them; without dice you are out. Once more, or stop?',
      fr: 'Lancez un dé sur ceux de l’arène. Si deux montrent le même nombre, ils sont à vous ; sans dés, vous êtes éliminé. Encore un, ou stop ?',
    },
    line: {
      en: 'Throw, make a match, keep your last die.',
      fr: 'Lancer, faire la paire, garder son dernier dé.',
    },
    minutes: 15,
  },
  house: {
    Picture: Cabinet,
    Stage: Throw,
    name: { en: 'Strike', fr: 'Strike' },
    tube: '#38c1ff',
    tint: '#e2f5ff',
    font: 'italic 800 1em var(--font-sign)',
  },
  parts: () => import('./parts'),
  opening: () => import('./opening'),
  tally: false,
  points: true,
  rules: async (language) => (language === 'fr' ? await import('./rules.fr') : await import('./rules.en')).rules,
  guide: () => import('./guide'),
}
