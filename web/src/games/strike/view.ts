// What the server shows of a game of Strike: the twin of view.py.

export interface DieView {
  shows: number // 2-6
  x: number // centimetres from the left
  y: number // and from the far side
  turn: number // degrees, clockwise
}

export interface PlayerView {
  dice: number // in the reserve
  out: boolean
  points: number | null
}

export interface View {
  seat: number | null
  phase: 'opening' | 'choose' | 'throw' | 'ended'
  round: number | null
  rounds: number | null
  first: number
  to_move: number | null
  thrown: number // throws so far in this turn
  grand: boolean // all dice are thrown at once
  throw: string | null
  arena: DieView[]
  players: PlayerView[]
  lost: number
  winners: number[]
}
