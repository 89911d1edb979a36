import type { SquareView, View } from '../view'

/** Colour and game of each casino, by its square. */
const CASINOS: Readonly<Record<number, [colour: number, game: number]>> = {
  2: [1, 1],
  4: [3, 2],
  6: [2, 3],
  8: [4, 1],
  11: [5, 2],
  13: [1, 3],
  15: [2, 1],
  18: [4, 2],
  20: [3, 3],
  22: [5, 1],
  24: [2, 2],
  26: [4, 3],
  29: [3, 1],
  33: [1, 2],
  35: [5, 3],
}

/** The table before the first throw, seen by the first seat. */
export function blank(players: number): View & Record<string, unknown> {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const square = (n: number): SquareView => ({
    square: n,
    colour: CASINOS[n]?.[0] ?? null,
    game: CASINOS[n]?.[1] ?? null,
    owner: null,
    here: n === 1 ? seats : [],
  })
  return {
    seat: 0,
    phase: 'first',
    to_move: null,
    squares: Array.from({ length: 36 }, (_, k) => square(k + 1)),
    pot: 0,
    bank: 0,
    paper: null,
    last_lap: null,
    double: false,
    target: null,
    bet: null,
    stake: null,
    laid: null,
    totals: [],
    slam: null,
    debt: null,
    auction: null,
    bid: null,
    bidder: null,
    passed: [],
    contest: [],
    players: seats.map((seat) => ({
      cash: 0,
      casinos: [],
      joker_cards: 0,
      jokers: seat === 0 ? [] : null,
      known: [],
      laps: 0,
      ruined: false,
      place: null,
    })),
    joker_pile: 0,
    winners: [],
  }
}
