// What the server shows of a game of Las Vegas: the twin of view.py. What a module brings is there while the module is on.

export interface CasinoView {
  number: number // 1-6; 7: the slot machine
  notes: number[] // dollars, high to low
  dice: number[] // normal ones of each seat
  white?: number // with neutral dice
  white_by?: number[] // with kickers, too: by the seat that placed them, last those of nobody
  big?: number[] // of each seat: 1 where its big die lies here
  rainbow?: number // cards beside the notes
  chips?: number[] // colours 1-5
  shows?: number[][] // at the slot machine: what each seat's dice show
  big_shows?: number[][]
  white_shows?: number[]
  closed?: number[] // faces that were placed there
  closed_by?: number[] // by whom, in that order
}

export interface PlayerView {
  dice: number // normal ones, not yet placed
  white?: number
  big?: number
  kickers?: number
  chips?: number[] // taken: colours 1-5
  notes: number // how many won
  money: number | null // null: face down
  bonus?: (number | null)[] // cards; null: hidden
  fulfilled?: number[]
  received?: number[]
  bonus_die?: number
  cards?: (number | null)[] // action cards 1-10; null: hidden
  playable?: string[] // of each own card: playable, or why it is not
  swapped?: number[]
  unknown?: number
}

export interface RollView {
  own: number[]
  white?: number[]
  big?: number[]
  kickers?: number[]
}

/** Dice that were placed this turn, less those taken back. */
export interface PlacementView {
  casino: number
  shows: number
  dice: number[]
}

export interface View {
  seat: number | null
  phase: 'first' | 'shuffle' | 'opening' | 'roll' | 'choose' | 'ask' | 'ended'
  round: number
  first: number
  to_move: number | null
  asked?: number // phase ask: the seat that is asked
  asking?: string // and the module that asks
  roll: RollView | null
  casinos: CasinoView[]
  players: PlayerView[]
  pile: number
  under: number[]
  winners: number[]
  kick?: { casino: number; due: number } | null
  taking?: number | null // the casino at which a chip may be taken
  played?: number[] // action cards played this round
  played_by?: number[]
  two_casinos?: boolean
  early?: number | null // the casino that pays early
  marked?: { own: number[]; big: number[]; white: number[]; kicker: number[] } | null
  drawn_note?: number | null
  tie_at?: number | null
  card_question?: string
  placements?: PlacementView[]
}

export const CASINOS = [1, 2, 3, 4, 5, 6] as const
