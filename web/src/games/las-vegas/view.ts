// What the server shows of a game of Las Vegas: the twin of view.py.

export interface CasinoView {
  number: number // 1-6
  notes: number[] // dollars, high to low
  dice: number[] // of each seat
  white?: number // with neutral dice
}

export interface PlayerView {
  dice: number // not yet placed
  white?: number
  notes: number // how many won
  money: number | null // null: face down
}

export interface RollView {
  own: number[]
  white?: number[]
}

export interface View {
  seat: number | null
  phase: 'first' | 'shuffle' | 'opening' | 'roll' | 'choose' | 'ask' | 'ended'
  round: number
  first: number
  to_move: number | null
  roll: RollView | null
  casinos: CasinoView[]
  players: PlayerView[]
  pile: number
  under: number[]
  winners: number[]
}

export const CASINOS = [1, 2, 3, 4, 5, 6] as const
