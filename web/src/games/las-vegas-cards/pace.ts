// How long each event is on stage, in milliseconds at speed 1.
import { paced } from '../vegas/pace'

export const pace = paced({
  round: 800,
  stocked: 160,
  chip_laid: 120,
  decks_shuffled: 400,
  dealt: 100,
  shown: 600,
  laid: 700,
  chip_taken: 600,
  chip_left: 300,
  put_away: 140,
  done: 600,
  tie: 1200,
  paid: 950,
  boxed: 400,
  round_end: 700,
  game_end: 600,
})
