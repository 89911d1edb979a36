// What a game leaves to chance, and how the shell speaks of that: the game's page says which, and only these words differ.
import { PAGES } from '../games'
import { w as cards } from './cards.words'
import { w as dice } from './dice.words'

const WORDS = { dice, cards }

/** The shell's words about the chance of a game; dice, where it does not say. */
export const chance = (game: string): typeof dice => WORDS[PAGES[game]?.chance ?? 'dice']

/** Whether dice are rolled, so that there is something to count. */
export const hasDice = (game: string): boolean => (PAGES[game]?.chance ?? 'dice') === 'dice'
