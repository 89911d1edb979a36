// The way of the dice in a throw that was measured: decoded from its trail, and sampled at any time. physics/film.py says how it is packed.
import { STEP } from './arena'

const UNIT = 0.002 // centimetres
const OTHERS = [
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
  [0, 1, 2],
] as const

/** A place in centimetres, z upwards, and a quaternion: x, y, z, qw, qx, qy, qz. */
export type Pose = [number, number, number, number, number, number, number]

export type Quaternion = readonly [w: number, x: number, y: number, z: number]

export interface Film {
  frames: number
  dice: number // those that lay there first
  times: Float64Array // seconds, of the frames
  at: Float32Array
  turn: Float32Array
  end: number // seconds
}

export async function decoded(base64: string): Promise<Film> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return read(new DataView(await new Response(stream).arrayBuffer()))
}

export function read(raw: DataView): Film {
  const [frames, dice] = [raw.getUint16(0, true), raw.getUint16(2, true)]
  const times = new Float64Array(frames)
  let step = 0
  for (let k = 0; k < frames; k += 1) {
    step += raw.getUint8(4 + k)
    times[k] = step * STEP
  }
  const film = {
    frames,
    dice,
    times,
    at: new Float32Array(dice * frames * 3),
    turn: new Float32Array(dice * frames * 4),
    end: times[frames - 1] ?? 0,
  }
  readPlaces(raw, 4 + frames, film)
  readTurns(raw, 4 + frames + 6 * dice * frames, film)
  return film
}

/** Differences of x, y and z, each for all frames. */
function readPlaces(raw: DataView, from: number, { frames, dice, at }: Film): void {
  for (let row = 0; row < dice * 3; row += 1) {
    let value = 0
    for (let k = 0; k < frames; k += 1) {
      value += raw.getInt16(from + 2 * (row * frames + k), true)
      const die = Math.floor(row / 3)
      at[(die * frames + k) * 3 + (row % 3)] = value * UNIT
    }
  }
}

/** The three smallest numbers of each quaternion, the frame before taken out by an exclusive or, in four planes of bytes. */
function readTurns(raw: DataView, from: number, { frames, dice, turn }: Film): void {
  for (let die = 0; die < dice; die += 1) {
    let q = 0
    for (let k = 0; k < frames; k += 1) {
      const start = from + die * 4 * frames + k
      for (let plane = 0; plane < 4; plane += 1) q ^= raw.getUint8(start + plane * frames) << (8 * plane)
      const big = q >>> 30
      const small = [20, 10, 0].map((shift) => ((((q >>> shift) & 1023) / 1023) * 2 - 1) / Math.SQRT2)
      const to = (die * frames + k) * 4
      OTHERS[big as 0 | 1 | 2 | 3].forEach((place, i) => {
        turn[to + place] = small[i] ?? 0
      })
      turn[to + big] = Math.sqrt(Math.max(0, 1 - small.reduce((sum, n) => sum + n * n, 0)))
    }
  }
}

/** How a die is at a time: linear between frames, turned the short way. */
export function poseAt(film: Film, die: number, time: number): Pose {
  const { times, frames, at, turn } = film
  let [low, high] = [0, frames - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) <= time) low = middle
    else high = middle
  }
  const [from, to] = [times[low] ?? 0, times[high] ?? 0]
  const share = to > from ? Math.min(1, Math.max(0, (time - from) / (to - from))) : 0
  const [a, b] = [die * frames + low, die * frames + high]
  const mix = (all: Float32Array, i: number, j: number, sign = 1) =>
    (all[i] ?? 0) * (1 - share) + sign * (all[j] ?? 0) * share
  const dot = [0, 1, 2, 3].reduce((sum, k) => sum + (turn[a * 4 + k] ?? 0) * (turn[b * 4 + k] ?? 0), 0)
  const q = [0, 1, 2, 3].map((k) => mix(turn, a * 4 + k, b * 4 + k, dot < 0 ? -1 : 1))
  const length = Math.hypot(...q) || 1
  const [w = 1, x = 0, y = 0, z = 0] = q.map((n) => n / length)
  return [mix(at, a * 3, b * 3), mix(at, a * 3 + 1, b * 3 + 1), mix(at, a * 3 + 2, b * 3 + 2), w, x, y, z]
}

const SHOWN = [
  [5, 2],
  [4, 3],
  [6, 1],
] as const

/** What shows on top, 1 being the X, and how far a side is turned to the left, in degrees. */
export function topOf([, , , w, x, y, z]: Pose): { face: number; turn: number } {
  const up = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]
  const axis = up.reduce((best, n, k) => (Math.abs(n) > Math.abs(up[best] ?? 0) ? k : best), 0) as 0 | 1 | 2
  const columns = [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z)],
    [2 * (x * z + w * y), 2 * (y * z - w * x)],
  ]
  const [across = 1, away = 0] = columns[(axis + 1) % 3] ?? []
  return { face: SHOWN[axis][(up[axis] ?? 0) > 0 ? 1 : 0], turn: (Math.atan2(away, across) * 180) / Math.PI }
}

const HALF_TURN = Math.SQRT1_2
const UPRIGHT: Readonly<Record<number, Quaternion>> = {
  1: [1, 0, 0, 0],
  2: [HALF_TURN, 0, -HALF_TURN, 0],
  3: [HALF_TURN, HALF_TURN, 0, 0],
  4: [HALF_TURN, -HALF_TURN, 0, 0],
  5: [HALF_TURN, 0, HALF_TURN, 0],
  6: [0, 1, 0, 0],
}

/** Of a die that lies flat and shows a number, turned to the left by so many degrees. */
export function lyingTurn(shows: number, degrees: number): Quaternion {
  const [w, x, y, z] = UPRIGHT[shows] ?? [1, 0, 0, 0]
  const t = (degrees * Math.PI) / 360
  const [c, s] = [Math.cos(t), Math.sin(t)]
  return [c * w - s * z, c * x - s * y, c * y + s * x, c * z + s * w]
}
