import { COLOURS } from '../colours'
import type { View } from '../view'

const DICE = 8
const CASINOS = [1, 2, 3, 4, 5, 6]

/** The table before the first note is laid, seen by the first seat. */
export function blank(players: number): View & Record<string, unknown> {
  const each = (n: number) => new Array<number>(COLOURS).fill(n)
  return {
    seat: 0,
    phase: 'roll',
    round: 1,
    rounds: 1,
    first: 0,
    to_move: 0,
    roll: null,
    left: each(DICE),
    casinos: CASINOS.map((number) => ({ number, notes: [], dice: each(0) })),
    players: Array.from({ length: players }, () => ({ notes: 0, money: 0, colours: null })),
  }
}
