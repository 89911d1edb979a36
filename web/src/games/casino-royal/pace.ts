// How long an event is on stage at speed 1. A throw takes as long as its dice and its pawn need; the rest the time to be read.

import type { Event } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import type { Pace } from '../contract'

export const TUMBLE = 620
export const SPIN = 3400 // of the wheel, with the time to read what came
export const FALL = 700
export const STEP = 90 // of a pawn, from square to square
export const WALK = 1100 // at most

const MS: Readonly<Record<string, number>> = {
  casino_drawn: 450,
  threw: 800,
  begins: 900,
  turn: 350,
  announced: 1500,
  flew: 1000,
  lap_done: 1400,
  lap_failed: 1800,
  lost_hold: 1800,
  bought: 1000,
  declined: 550,
  taxed: 1000,
  bet: 900,
  plaque: 250,
  side: 800,
  cut: 1900,
  die: 1500,
  spun: SPIN,
  won: 1500,
  lost: 1500,
  challenged: 1200,
  took: 1500,
  joker_drawn: 800,
  laid: 1400,
  accepted: 1000,
  seen: 1900,
  gave_up: 800,
  returned: 600,
  all_returned: 800,
  owes: 1300,
  auction: 1100,
  opened: 800,
  sold: 1400,
  to_bank: 1300,
  ruined: 1600,
  named: 900,
  tried: 900,
  threw_totals: 1600,
  pot: 1900,
  pot_missed: 1100,
  safe: 1000,
  slam: 1300,
  slam_lost: 1500,
  slam_ended: 1400,
  turn_lost: 1200,
  limit: 1800,
  game_end: 1500,
}

const STILL = 0.8 // pictures that do not move need the time to be read only

export const pace: Pace = (event: Event) => {
  if (event.kind !== 'rolled') return (MS[event.kind] ?? 0) * (settings.still ? STILL : 1)
  const steps = Number(event.one) + Number(event.two)
  return settings.still ? 900 : TUMBLE + Math.min(WALK, steps * STEP) + 250
}

/** What ends a game: the board before it is shown again when the game is over. */
export const isEnd = (event: Event): boolean =>
  event.kind === 'lap_done' || event.kind === 'limit' || event.kind === 'game_end'
