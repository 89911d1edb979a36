// The games that have a board here. Their code is loaded when one is opened.
import type { GamePage } from './contract'

export const PAGES: Readonly<Record<string, GamePage>> = {
  'las-vegas': {
    parts: () => import('./las-vegas/parts'),
    rounds: 4,
    rules: async (language) =>
      (language === 'fr' ? await import('./las-vegas/rules.fr') : await import('./las-vegas/rules.en')).rules,
    guide: () => import('./las-vegas/guide'),
  },
}
