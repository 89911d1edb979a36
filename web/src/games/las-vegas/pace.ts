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
  kicked: 800,
  kicker_spent: 600,
  chip_laid: 120,
  chip_taken: 600,
  chip_left: 300,
  rainbow: 900,
  level: 1200,
  card_played: 900,
  rolled_again: 300,
  turned: 600,
  three_drawn: 1100,
  note_laid: 700,
  taken_back: 450,
  early_at: 800,
  pays_early: 900,
  tie_won: 1200,
  tie_not_won: 700,
  swapped: 1000,
  swapped_openly: 1000,
  not_swapped: 400,
  bonus: 1200,
  tie: 1200,
  paid: 950,
  under: 400,
  round_end: 700,
  game_end: 600,
})
