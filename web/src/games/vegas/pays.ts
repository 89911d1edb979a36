// What everybody would win at each casino is what the server says of a position. While events play, the board is between two positions:
// a casino is as the server knows it if it lies as in one of them, else nothing is said of it.
import type { Now } from '../../lib/protocol'
import type { Place } from './place'

interface Casino {
  notes: number[]
  dice: number[]
  white?: number
  rainbow?: number
}

/** A position: its casinos, with dice as they count, and what the server says of them. */
type Position = [casinos: readonly Casino[] | undefined, now: Now | null]

const TIED = -1

/** Dollars by seat, then the white dice; null: struck out by a tie. */
export const paysOf = (told: readonly number[]): (number | null)[] => told.map((sum) => (sum === TIED ? null : sum))

export function withPays(places: Place[], ...positions: Position[]): void {
  for (const place of places) {
    const found = positions.find(([casinos]) => lies(place, casinos?.[place.number - 1]))
    const told = (found?.[1]?.standing as { pays?: number[][] } | null | undefined)?.pays?.[place.number - 1]
    place.pays = told && paysOf(told)
  }
}

const lies = (place: Place, casino: Casino | undefined): boolean =>
  casino !== undefined &&
  String(place.dice) === String(casino.dice) &&
  place.white === (casino.white ?? 0) &&
  (place.rainbow ?? 0) === (casino.rainbow ?? 0) &&
  place.ties.length === 0 &&
  String(place.slots.filter((slot) => slot.to === null).map((slot) => slot.note)) === String(casino.notes)
