// What a throw promises: the server says it of the presets; between two powers it is taken to change evenly.
import type { Action } from '../../lib/protocol'
import { SPEEDS } from './floor'

export interface Forecast {
  match: number // in a hundred throws
  turns: number // dice, on average
  leaves: number // in a hundred throws the thrown die is lost
}

export function forecastOf(legal: readonly Action[], grouping: number, aim: number, speed: number): Forecast | null {
  const of = (power: number) =>
    legal.find(
      (one) => one.kind === 'throw' && one.grouping === grouping + 1 && one.aim === aim + 1 && one.power === power + 1,
    )
  const above = Math.max(
    1,
    SPEEDS.findIndex((one) => one >= speed),
  )
  const high = speed > SPEEDS[2] ? 2 : above
  const [from, to] = [of(high - 1), of(high)]
  if (!from || !to) return null
  const [slow, fast] = [SPEEDS[(high - 1) as 0 | 1], SPEEDS[high as 1 | 2]]
  const share = Math.min(1, Math.max(0, (speed - slow) / (fast - slow)))
  const mix = (field: string) => Number(from[field] ?? 0) * (1 - share) + Number(to[field] ?? 0) * share
  return { match: mix('match'), turns: mix('turns'), leaves: mix('leaves') }
}
