// What is heard of a throw: every hit as strong as it was.
import { clack } from '../../lib/sound'
import { STEP } from './arena'
import type { Trail } from './throws'

const SOFT = 45 // cm/s: what changes a die's speed by less is not heard
const HARD = 420
const AT_ONCE = 3

let heard: { trail: Trail; time: number } | null = null

/** Up to a time of the dice. */
export function hear(trail: Trail, time: number): void {
  const from = heard?.trail === trail && heard.time <= time ? heard.time : -1
  heard = { trail, time }
  const hits = trail.hits.filter(([step, , jolt]) => jolt > SOFT && step * STEP > from && step * STEP <= time)
  for (const [, die, jolt] of hits.sort((a, b) => b[2] - a[2]).slice(0, AT_ONCE)) clack(Math.min(1, jolt / HARD), die)
}
