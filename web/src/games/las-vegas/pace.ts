// How long each event is on stage, in milliseconds at speed 1.
import { paced } from '../vegas/pace'

export const pace = paced({
  drawn_first: 900,
  shuffled: 200,
  round: 900,
  stocked: 260,
  opened: 1100,
  rolled: 1150,
  placed: 950,
  tie: 1300,
  paid: 1400,
  under: 800,
  round_end: 900,
  game_end: 600,
})
