// Dice that lie on the floor, as a toss tells them: whole hundredths of a millimetre across and away from the middle, and hundredths of a
// degree to the left. Presets of grouping and aiming are laid here before the server is asked; it checks every toss. The twin of floor.py,
// aims.py and `nearest` of toss.py, to which samples/twins.json holds it.
import { apothem, FLOOR, HALF } from './arena'
import type { DieView } from './view'

export type Place = readonly [across: number, away: number, turn: number]
export type Point = readonly [across: number, away: number]

/** A throw of one's own: the body of its action. */
export interface Toss {
  dice: Place[]
  aim: Point
  side: number
  speed: number
}

export const CM = 1000
export const [LIE, TIGHT, LOOSE, SPREAD] = [0, 1, 2, 3]
export const [AT_EDGE, AT_CENTRE, AT_FLOOR, AT_DIE] = [0, 1, 2, 3]
export const SPEEDS = [1500, 2500, 3500] as const // of the presets, in millimetres a second
export const [SLOWEST, FASTEST] = [1000, 4500]
export const NEAR_SIDE = 27000
const EDGE = 1600
const RING = 4800
const ROWS = [[], [1], [2], [2, 1], [2, 2], [3, 2]]
const FAR = [3, 5]
const SPOTS: Point[] = [
  [0, 0],
  ...FAR.flatMap((far) =>
    Array.from({ length: 12 }, (_, k): Point => {
      const t = (k * Math.PI) / 6
      return [whole(far * CM * Math.cos(t)), whole(far * CM * Math.sin(t))]
    }),
  ),
]

function whole(n: number): number {
  return Math.round(n) || 0 // never -0
}

/** Dice of a view, which counts from the far left corner. */
export const lying = (arena: readonly DieView[]): Place[] =>
  arena.map(({ x, y, turn }): Place => [whole((x - FLOOR) * CM), whole((FLOOR - y) * CM), whole(-turn * 100)])

/** n dice close together, a little apart, or in a ring; the nearest to whoever throws first. */
export function group(n: number, grouping: number): Place[] {
  if (grouping === SPREAD)
    return n > 1 ? Array.from({ length: n }, (_, k) => ring(k, n)).sort((a, b) => a[1] - b[1]) : [[0, 0, 0]]
  const pitch = EDGE + (grouping === TIGHT ? 50 : 600)
  const rows = ROWS[n] ?? []
  return rows.flatMap((row, j) =>
    Array.from(
      { length: row },
      (_, i): Place => [whole((i - (row - 1) / 2) * pitch), whole((j - (rows.length - 1) / 2) * pitch), 0],
    ),
  )
}

function ring(k: number, n: number): Place {
  const t = (2 * Math.PI * k) / n - Math.PI / 2
  return [whole(RING * Math.cos(t)), whole(RING * Math.sin(t)), whole((36000 * k) / n) % 9000]
}

export const regrouped = (lie: readonly Place[], grouping: number): Place[] =>
  grouping === LIE ? [...lie] : group(lie.length, grouping)

/** Where a preset of aiming aims at, among dice that show these numbers. */
export function pointOf(aim: number, dice: readonly Place[], numbers: readonly number[]): Point {
  if (!dice.length) return [0, 0]
  const [across, away] = [0, 1].map((k) => Math.floor(dice.reduce((sum, die) => sum + (die[k] ?? 0), 0) / dice.length))
  if (aim === AT_EDGE) return [across ?? 0, Math.min(...dice.map((die) => die[1])) - EDGE / 4]
  if (aim === AT_CENTRE) return [across ?? 0, away ?? 0]
  if (aim === AT_FLOOR) return widest(dice)
  const die = dice[numbers.indexOf(aim - AT_DIE + 2)]
  return die ? [die[0], die[1]] : [0, 0]
}

/** Of the spots of the floor the one that is farthest from all dice. */
function widest(dice: readonly Place[]): Point {
  const room = (spot: Point) => Math.min(...dice.map((die) => square(spot, die)))
  return SPOTS.reduce((best, spot) => (room(spot) > room(best) ? spot : best), SPOTS[0] as Point)
}

const square = (p: readonly number[], q: readonly number[]): number =>
  ((p[0] ?? 0) - (q[0] ?? 0)) ** 2 + ((p[1] ?? 0) - (q[1] ?? 0)) ** 2

/** The preset that is most like a toss: grouping, aim and power, from 0. */
export function nearest(toss: Toss, lie: readonly Place[], numbers: readonly number[]): [number, number, number] {
  const power = least(SPEEDS.length, (k) => Math.abs((SPEEDS[k] ?? 0) - toss.speed))
  if (!numbers.length) return [LIE, AT_FLOOR, power]
  const groupings = numbers.length > 1 ? 4 : 2
  const apart = (k: number) =>
    regrouped(lie, k).reduce((sum, die, i) => sum + Math.sqrt(square(die, toss.dice[i] ?? die)), 0)
  const grouping = least(groupings, apart)
  const aims = [AT_EDGE, AT_CENTRE, AT_FLOOR, ...numbers.map((shown) => AT_DIE + shown - 2)]
  const aim = least(aims.length, (k) => square(pointOf(aims[k] ?? 0, toss.dice, numbers), toss.aim))
  return [grouping, aims[aim] ?? 0, power]
}

/** The first of n for which the measure is smallest. */
function least(n: number, measure: (k: number) => number): number {
  let best = 0
  for (let k = 1; k < n; k += 1) if (measure(k) < measure(best)) best = k
  return best
}

// where a die may be put

const SLACK = 10 // the server lets dice overlap by so much; nothing here comes near it

function corners(die: Place): Point[] {
  const t = (die[2] / 100) * (Math.PI / 180)
  const [c, s] = [HALF * CM * Math.cos(t), HALF * CM * Math.sin(t)]
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].map(([i = 0, j = 0]) => [die[0] + c * i - s * j, die[1] + s * i + c * j])
}

/** The shortest way by which p gets free of q. */
function overlap(p: Place, q: Place): Point {
  if (square(p, q) > (2 * HALF * CM) ** 2 * 2) return [0, 0]
  const [a, b] = [corners(p), corners(q)]
  let depth = Number.POSITIVE_INFINITY
  let push: Point = [0, 0]
  for (const turn of [p[2], p[2] + 9000, q[2], q[2] + 9000]) {
    const t = (turn / 100) * (Math.PI / 180)
    const axis: Point = [Math.cos(t), Math.sin(t)]
    const along = (all: Point[]) => all.map((corner) => corner[0] * axis[0] + corner[1] * axis[1])
    const [s, u] = [along(a), along(b)]
    const here = Math.min(Math.max(...s) - Math.min(...u), Math.max(...u) - Math.min(...s))
    if (here <= 0) return [0, 0]
    if (here >= depth) continue
    depth = here
    const side = s.reduce((sum, n) => sum + n, 0) > u.reduce((sum, n) => sum + n, 0) ? 1 : -1
    push = [axis[0] * here * side, axis[1] * here * side]
  }
  return push
}

/** The way by which a die gets back onto the floor. */
function beyond(die: Place): Point {
  const all = corners(die).map((corner) => [corner, apothem(corner[0], corner[1]) - FLOOR * CM] as const)
  const [corner, far] = all.reduce((most, one) => (one[1] > most[1] ? one : most))
  if (far <= 0) return [0, 0]
  const length = Math.hypot(...corner)
  return [(-corner[0] / length) * far, (-corner[1] / length) * far]
}

const isFree = (push: Point): boolean => Math.hypot(...push) <= SLACK / 2

export const fits = (die: Place, others: readonly Place[]): boolean =>
  isFree(beyond(die)) && others.every((other) => isFree(overlap(die, other)))

/** The die put as near to where it is wanted as there is room; null: there is none nearby. */
export function settled(die: Place, others: readonly Place[]): Place | null {
  let [x, y] = [die[0], die[1]]
  for (let round = 0; round < 40; round += 1) {
    let moved = false
    for (const push of [...others.map((other) => overlap([x, y, die[2]], other)), beyond([x, y, die[2]])]) {
      const length = Math.hypot(...push)
      if (!length) continue
      x += push[0] * (1 + 12 / length) // a hair more than needed
      y += push[1] * (1 + 12 / length)
      moved = true
    }
    if (!moved) break
  }
  const found: Place = [whole(x), whole(y), die[2]]
  return fits(found, others) ? found : null
}
