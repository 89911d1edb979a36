// How long each event is on stage, in milliseconds at speed 1.
import type { Event } from '../../../lib/protocol'
import { paced } from '../pace'

/** How long dice roll; then they lie still for a moment, so that they can be read. */
export const TUMBLE = 480

export const pace = paced({
  shuffled: 200,
  round: 800,
  stocked: 180,
  opened: 900,
  dealt: 500,
  group: 700,
  rolled: 640,
  placed: 600,
  won: 900,
  tie: 900,
  revealed: 1200,
  unseen: 900,
  paid: 800,
  boxed: 500,
  left: 300,
  under: 300,
  round_end: 600,
  game_end: 600,
})

const SETTLES = new Set(['tie', 'revealed', 'unseen', 'paid', 'boxed', 'left', 'under', 'round_end'])

/** What ends a round, played in full. */
export const isPayout = (event: Event): boolean => SETTLES.has(event.kind)
