// A casino as it is on the board, in any of the Las Vegas games.
import type { Owner } from '../../dice/symbols'

/** A note at a casino, until the round is over also where it went. */
export interface Slot {
  note: number
  to: Owner | 'pile' | null // null: the note lies there; pile: nobody got the note
}

/** What is "won" of a note that nobody knows yet: a rainbow card lies there. */
export const UNKNOWN = -2

/** What everybody would win at a casino, in dollars by seat, then the white dice; null: struck out by a tie; or UNKNOWN. */
export type Pays = readonly (number | null)[]

export interface Tie {
  dice: number
  who: Owner[]
}

export interface Place {
  number: number
  slots: Slot[]
  dice: number[] // of each seat, as they count
  white: number // dice of nobody
  rainbow?: number // cards that notes will take the place of
  ties: Tie[]
  pays?: Pays | undefined // what everybody would win now, as the server says; not known while events change the casino
}

/** What a payout shows. */
export interface Paying {
  places: Place[]
  players: { money: number | null; gain: number }[]
  striking: boolean // ties are being taken back
  paying: number | null // the casino that pays out now
}

export const slotsOf = (notes: readonly number[]): Slot[] => notes.map((note) => ({ note, to: null }))
