// How long each event is on stage, in milliseconds at speed 1.
import { paced } from '../vegas/pace'

/** How long dice roll; then they lie still for a moment, so that they can be read. */
export const TUMBLE = 480

export const pace = paced({
  drawn_first: 900,
  shuffled: 200,
  round: 800,
  stocked: 180,
  opened: 900,
  rolled: 640,
  placed: 600,
  tie: 1200,
  paid: 950,
  under: 400,
  round_end: 700,
  game_end: 600,
})
