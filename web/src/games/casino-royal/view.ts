// What the server shows of Casino Royal: the twin of view.py. Squares count from 1, from Start; money is in full.

export interface SquareView {
  square: number
  colour: number | null // of a casino, 1-5
  game: number | null // 1: die, 2: cards, 3: roulette
  owner: number | null
  here: number[] // pawns
}

export interface PlayerView {
  cash: number
  casinos: number[]
  joker_cards: number
  jokers: number[] | null // null: hidden
  known: number[]
  laps: number
  ruined: boolean
  place: number | null
}

export interface View {
  seat: number | null
  phase: string
  to_move: number | null
  squares: SquareView[]
  pot: number
  bank: number
  paper: number | null
  last_lap: number | null
  double: boolean
  target: number | null
  bet: number | null
  stake: number | null
  laid: number | 'hidden' | null
  totals: number[]
  slam: number | null
  debt: number | null
  auction: number | null
  bid: number | null
  bidder: number | null
  passed: number[]
  contest: number[]
  players: PlayerView[]
  joker_pile: number
  winners: number[]
}

/** A square that the next throw may reach, in so many of the 36 ways. */
export interface Reached {
  square: number
  ways: number
}

/** A stake that may be laid, and the ids of the actions that follow the bet for it. */
export interface StakeView {
  sum: number
  actions: number[]
}

export interface Standing {
  series: number[] // how many casinos of one series each has at most
  reach: Reached[]
  held: number[] // squares of casinos that belong to a series
  stakes: StakeView[]
}
