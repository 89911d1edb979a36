// The viewer's time against that of the dice: a throw takes half a second, too short to enjoy. So it runs a little slow throughout, and very
// slow from just before the first hit on a die that lay there until the dice part.

const BASE = 0.7
const SLOW = 0.1
const [BEFORE, AFTER] = [0.03, 0.16] // seconds of the dice around the hit
const RAMP = 0.04
const TICK = 1 / 240

/** How fast time goes at a time; hit: null for none, or slow motion turned off. */
export function rateAt(time: number, hit: number | null): number {
  if (hit === null) return BASE
  const [from, to] = [hit - BEFORE, hit + AFTER]
  if (time < from - RAMP || time > to + 3 * RAMP) return BASE
  const s = time < from ? (from - time) / RAMP : time > to ? (time - to) / (3 * RAMP) : 0
  return SLOW + (BASE - SLOW) * s * s * (3 - 2 * s)
}

/** How many seconds the viewer watches. */
export function lasts(end: number, hit: number | null): number {
  let sum = 0
  for (let time = 0; time < end; time += TICK) sum += TICK / rateAt(time, hit)
  return sum
}
