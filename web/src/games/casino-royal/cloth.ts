// How the three cloths are printed: which numbers lie under which box. What a bet pays and how often it wins comes with the bet.
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const NUMBERS = Array.from({ length: 36 }, (_, k) => k + 1)

export const isRed = (n: number): boolean => REDS.has(n)

/** The grid of a roulette cloth, row by row as one sees it. */
export const GRID = [3, 2, 1].map((low) => NUMBERS.filter((n) => (n - low) % 3 === 0))

/** The number of the first bet of each cloth, as the game counts bets. */
const FIRST = { pair: 10, one: 25, wheel: 31 }
const FACES = [1, 2, 3, 4, 5, 6]
const PAIRS = FACES.flatMap((one) => FACES.filter((two) => two > one).map((two): [number, number] => [one, two]))

export const isPair = (bet: number): boolean => bet >= FIRST.pair && bet < FIRST.one
export const facesOf = (bet: number): readonly number[] =>
  isPair(bet) ? (PAIRS[bet - FIRST.pair] ?? []) : bet >= FIRST.one && bet < FIRST.wheel ? [bet - FIRST.one + 1] : []
/** The bet on two faces. */
export const pairOf = (one: number, two: number): number =>
  FIRST.pair + PAIRS.findIndex(([a, b]) => a === Math.min(one, two) && b === Math.max(one, two))

const run = (from: number, n: number) => (k: number) => k >= from && k < from + n
const UNDER: ((n: number) => boolean)[] = [
  isRed,
  (n) => !isRed(n),
  (n) => n % 2 === 0,
  (n) => n % 2 === 1,
  run(1, 18),
  run(19, 18),
  ...[1, 13, 25].map((k) => run(k, 12)),
  ...[1, 2, 3].map((k) => (n: number) => (n - k) % 3 === 0),
  ...[1, 10, 19, 28].map((k) => run(k, 9)),
  ...Array.from({ length: 11 }, (_, k) => run(3 * k + 1, 6)),
]

/** The numbers of the roulette under a bet. */
export const covered = (bet: number | null): ReadonlySet<number> => {
  const under = bet === null ? undefined : UNDER[bet - FIRST.wheel]
  return new Set(under ? NUMBERS.filter(under) : [])
}

/** Colours and suits that are drawn beside the name of a bet. */
const MARKS: Readonly<Record<number, string>> = {
  1: 'red',
  2: 'black',
  31: 'red',
  32: 'black',
  4: '♥',
  5: '♦',
  6: '♣',
  7: '♠',
}
export const markOf = (bet: number): string => MARKS[bet] ?? ''
