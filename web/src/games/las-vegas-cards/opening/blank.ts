import type { PlayerView, View } from '../view'

const CASINOS = [1, 2, 3, 4, 5, 6]
const [HAND, DECK] = [5, 25]
const BACK = 0

/** The table before the first note is laid, seen by the first seat: of its own hand, too, only the backs. */
export function blank(players: number): View & Record<string, unknown> {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return {
    seat: 0,
    phase: 'choose',
    round: 0,
    turn: 1,
    sequential: false,
    first: null,
    to_move: null,
    taking: null,
    casinos: CASINOS.map((number) => ({
      number,
      notes: [],
      cards: seats.map(() => []),
      dice: seats.map(() => 0),
      chips: [],
    })),
    players: seats.map(player),
    pile: 0,
    box: [],
    chip_pile: 0,
    winners: [],
  }
}

/** The table waits for nobody: the one seat with a hand has chosen. */
const player = (seat: number): PlayerView => ({
  cards: seat === 0 ? HAND : 0,
  hand: seat === 0 ? new Array<number>(HAND).fill(BACK) : null,
  has_chosen: seat === 0,
  chosen: null,
  out: 0,
  done: false,
  deck: DECK,
  glass: 0,
  away: seat === 0 ? [] : null,
  notes: 0,
  money: seat === 0 ? 0 : null,
  chips: [],
})
