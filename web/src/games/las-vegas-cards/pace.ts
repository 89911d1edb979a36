// How long each event is on stage, in milliseconds at speed 1.
import { paced } from '../vegas/pace'

export const pace = paced({
  round: 900,
  stocked: 220,
  chip_laid: 160,
  decks_shuffled: 500,
  dealt: 120,
  shown: 750,
  laid: 1000,
  chip_taken: 900,
  chip_left: 400,
  put_away: 160,
  done: 900,
  tie: 1300,
  paid: 1400,
  boxed: 800,
  round_end: 900,
  game_end: 600,
})
