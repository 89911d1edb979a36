import type { View } from '../view'

/** The arena before the first die lies there. */
export const blank = (players: number): View & Record<string, unknown> => ({
  seat: 0,
  phase: 'opening',
  round: null,
  rounds: null,
  first: 0,
  to_move: null,
  thrown: 0,
  grand: false,
  throw: null,
  arena: [],
  players: Array.from({ length: players }, () => ({ dice: 7, out: false, points: null })),
  lost: 0,
  winners: [],
})
