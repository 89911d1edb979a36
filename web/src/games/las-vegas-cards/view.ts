// What the server shows of the card game: the twin of view.py. A card is 5 with one five on it, 55 with two.

export interface CasinoView {
  number: number // 1-6
  notes: number[] // dollars, high to low
  cards: number[][] // of each seat
  dice: number[] // of each seat, on those cards
  chips: number[] // colours 1-5
}

export interface PlayerView {
  cards: number // in the hand
  hand: number[] | null // null: hidden
  has_chosen: boolean
  chosen: number[] | null // of the own hand, until all show what they chose
  out: number // cards on the casinos
  done: boolean
  deck: number
  glass: number
  away: number[] | null
  notes: number // how many won
  money: number | null // null: hidden in the safe
  chips: number[] // colours 1-5
}

export interface View {
  seat: number | null
  phase: 'notes' | 'chips' | 'decks' | 'choose' | 'take' | 'ended'
  round: number
  turn: number // 1-6
  sequential: boolean
  first: number | null
  to_move: number | null
  taking: number | null // the casino at which a chip may be taken now
  casinos: CasinoView[]
  players: PlayerView[]
  pile: number
  box: number[]
  chip_pile: number
  winners: number[]
}
