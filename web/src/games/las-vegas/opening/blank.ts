import { CASINOS, type View } from '../view'

const DICE = 8

/** The table before the first note is laid, seen by the first seat. */
export function blank(players: number): View & Record<string, unknown> {
  const none = new Array<number>(players).fill(0)
  return {
    seat: 0,
    phase: 'roll',
    round: 0,
    first: 0,
    to_move: 0,
    roll: null,
    casinos: CASINOS.map((number) => ({ number, notes: [], dice: none })),
    players: none.map(() => ({ dice: DICE, notes: 0, money: 0 })),
    pile: 0,
    under: [],
    winners: [],
  }
}
