// Made by `python3 run.py schemas` from the game's facts: the values of the notes in the box, and how many there are of each.
import type { Box } from '../vegas/box'

export const NOTES: Box = [
  [10000, 6],
  [20000, 8],
  [30000, 8],
  [40000, 6],
  [50000, 6],
  [60000, 5],
  [70000, 5],
  [80000, 5],
  [90000, 5],
]
