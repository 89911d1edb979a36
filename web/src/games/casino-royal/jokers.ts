import type { SignName } from './signs'
import { GAMES } from './squares'

const BLANK = 1

/** The games that a Joker fits. */
export const symbolsOf = (joker: number): SignName[] => GAMES.filter((_, k) => ((joker - BLANK) >> k) & 1)
