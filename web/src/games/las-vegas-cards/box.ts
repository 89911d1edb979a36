// Made by `python3 run.py schemas` from the game's facts: the values of the notes in the box, and how many there are of each.
import type { Box } from '../vegas/box'

export const NOTES: Box = [
  [30000, 6],
  [40000, 6],
  [50000, 6],
  [60000, 6],
  [70000, 6],
  [80000, 6],
  [90000, 6],
  [100000, 6],
]
