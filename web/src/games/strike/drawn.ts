// What is to be drawn in the arena, in centimetres, with y towards the near side as screens have it.
import { apothem, HALF, HEIGHT, LIP, OUTER, REACH } from './arena'
import { type Film, lyingTurn, type Pose, poseAt, type Quaternion, topOf } from './film'
import { CM, lying, type Place, type Toss } from './floor'
import type { Throw } from './throws'
import type { DieView } from './view'

export interface Die {
  key: string
  face: number // 1 is the X
  x: number
  y: number
  turn: number // degrees, clockwise
  high: number // above the floor
  q: Quaternion
  golden: boolean // thrown just now
  fate: 'stays' | 'matches' | 'crossed' | 'left'
}

export interface Spot {
  x: number
  y: number
  turn: number
}

/** What a throw did: from where dice went to where, and the way of those that flew. */
export interface Traces {
  ghosts: Spot[]
  moves: { from: Spot; to: Spot }[]
  ways: (readonly [x: number, y: number, high: number])[][]
}

export interface Aim {
  x: number
  y: number
  angle: number // of the hand, in radians, as screens have them
  sigma: number
  reach: number
  speed: number // metres a second
}

const MOVED = 0.4
const FEW = 3 // of more dice at once the ways are a tangle
const POINTS = 60

export function laidOut(numbers: readonly number[], dice: readonly Place[]): Die[] {
  return dice.map(([x, y, turn], k) => ({
    key: `n${numbers[k]}`,
    face: numbers[k] ?? 0,
    x: x / CM,
    y: -y / CM,
    turn: -turn / 100,
    high: HALF,
    q: lyingTurn(numbers[k] ?? 1, turn / 100),
    golden: false,
    fate: 'stays',
  }))
}

export const laid = (arena: readonly DieView[]): Die[] =>
  laidOut(
    arena.map((die) => die.shows),
    lying(arena),
  )

/** The dice of a throw at a time; at its end also what became of each. */
export function diceAt(one: Throw, film: Film, time: number): Die[] {
  const flown = time >= film.end
  const took = flown ? (one.events.find((event) => event.kind === 'took')?.dice as number[] | undefined) : undefined
  return Array.from({ length: film.dice }, (_, k) => {
    const pose = poseAt(film, k, time)
    const { face, turn } = topOf(pose)
    const old = one.trail.dice[k]
    return {
      key: old === undefined ? `f${k}` : `n${old}`,
      face,
      x: pose[0],
      y: -pose[1],
      turn: -turn,
      high: pose[2],
      q: [pose[3], pose[4], pose[5], pose[6]],
      golden: old === undefined,
      fate: flown ? fateOf(pose, face, took) : 'stays',
    } satisfies Die
  }).filter((die) => Math.hypot(die.x, die.y) < OUTER + 1.2)
}

function fateOf(pose: Pose, face: number, took: readonly number[] | undefined): Die['fate'] {
  const far = apothem(pose[0], pose[1])
  if (far > LIP || (pose[2] > HEIGHT && far > LIP - HALF)) return 'left'
  if (face === 1) return 'crossed'
  return took?.includes(face) ? 'matches' : 'stays'
}

/** What a throw did up to a time. */
export function tracesOf(one: Throw, film: Film, time: number): Traces {
  const spot = (pose: Pose): Spot => ({ x: pose[0], y: -pose[1], turn: -topOf(pose).turn })
  const traces: Traces = { ghosts: [], moves: [], ways: [] }
  one.trail.dice.forEach((_, k) => {
    const [from, to] = [spot(poseAt(film, k, 0)), spot(poseAt(film, k, time))]
    if (Math.hypot(from.x - to.x, from.y - to.y) < MOVED) return
    traces.ghosts.push(from)
    if (Math.hypot(to.x, to.y) < OUTER) traces.moves.push({ from, to })
  })
  const first = one.trail.dice.length
  if (film.dice - first > FEW) return traces
  for (let k = first; k < film.dice; k += 1) {
    const way = Array.from({ length: POINTS + 1 }, (_, i) => poseAt(film, k, (time * i) / POINTS))
    traces.ways.push(
      way.filter((pose) => Math.hypot(pose[0], pose[1]) < OUTER).map((pose) => [pose[0], -pose[1], pose[2]] as const),
    )
  }
  return traces
}

export const aimOf = (toss: Pick<Toss, 'aim' | 'side' | 'speed'>, sigma: (speed: number) => number): Aim => ({
  x: toss.aim[0] / CM,
  y: -toss.aim[1] / CM,
  angle: (-toss.side / 100) * (Math.PI / 180),
  sigma: sigma(toss.speed / 1000),
  reach: REACH,
  speed: toss.speed / 1000,
})
