// How the ring is printed: what each square shows, and where it lies on a board of ten by ten, clockwise from Start at the top left.
import type { SignName } from './signs'
import type { SquareView } from './view'

export const COUNT = 36
const SIDE = 9 // squares from corner to corner

/** Tubes of the five colours, as classes of the tokens. */
const TUBES = ['c2', 'c5', 'c4', 'c1', 'c3']
export const COLOURS: readonly SignName[] = ['cactus', 'boat', 'arch', 'tower', 'globe']
export const GAMES: readonly SignName[] = ['die', 'cards', 'wheel']

export const tube = (colour: number): string => TUBES[colour - 1] ?? ''
export const colourSign = (colour: number): SignName => COLOURS[colour - 1] ?? 'globe'
export const gameSign = (game: number): SignName => GAMES[game - 1] ?? 'die'

const PRINTED: Readonly<Record<number, SignName>> = {
  1: 'start',
  3: 'joker',
  5: 'challenge',
  7: 'fortune',
  9: 'tax',
  10: 'slam',
  12: 'challenge',
  14: 'joker',
  16: 'loss',
  17: 'challenge',
  19: 'jet',
  21: 'fortune',
  23: 'challenge',
  25: 'joker',
  27: 'tax',
  28: 'slam',
  30: 'challenge',
  31: 'loss',
  32: 'joker',
  34: 'challenge',
  36: 'fortune',
}

/** What a square without a casino shows. */
export const printed = (square: number): SignName => PRINTED[square] ?? 'start'

export const isCasino = (square: SquareView): boolean => square.colour !== null && square.game !== null
export const isCorner = (square: number): boolean => (square - 1) % SIDE === 0

export type Side = 'top' | 'right' | 'bottom' | 'left'

export interface Spot {
  row: number // 1-10
  column: number
  side: Side
}

export function spotOf(square: number): Spot {
  const k = square - 1
  if (k <= SIDE) return { row: 1, column: k + 1, side: 'top' }
  if (k < 2 * SIDE) return { row: k - SIDE + 1, column: SIDE + 1, side: 'right' }
  if (k <= 3 * SIDE) return { row: SIDE + 1, column: 3 * SIDE - k + 1, side: 'bottom' }
  return { row: 4 * SIDE - k + 1, column: 1, side: 'left' }
}

/** The squares that a pawn walks over, the last one included. */
export function walk(from: number, to: number): number[] {
  const steps = (to - from + COUNT) % COUNT || COUNT
  return Array.from({ length: steps }, (_, k) => ((from + k) % COUNT) + 1)
}

export const next = (square: number, by: number): number => ((square - 1 + by + COUNT) % COUNT) + 1

/** The corner that comes next, in either direction. */
export function corner(square: number, by: 1 | -1): number {
  let at = next(square, by)
  while (!isCorner(at)) at = next(at, by)
  return at
}
