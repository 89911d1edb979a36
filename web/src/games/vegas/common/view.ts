// What the server shows of a game with common dice: what its two games have in common, and what each adds.
export interface CasinoView {
  number: number // 1-6
  notes: number[] // dollars, high to low
  dice: number[] // of each colour
}

/** A note on the shelf, with the dice that won it. */
export interface Won {
  colour: number // from 1
  note: number
  dice: number
  casino: number
}

export interface PlayerView {
  notes: number
  money: number
  colours?: number[] | null // from 1; null: hidden
}

export interface View {
  seat: number | null
  phase: string
  round: number
  rounds: number
  first?: number
  to_move: number | null
  roll: number[] | null // of each colour a face, 0: none
  left: number[] // of each colour
  casinos: CasinoView[]
  players: PlayerView[]
  later?: number[] // solo: the second group
  group?: number
  money?: number[] // what each colour has won
  theirs?: number
  shelf?: Won[] // hidden colours
}
