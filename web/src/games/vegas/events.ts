// What is read from an event.
import type { Event } from '../../lib/protocol'

export const num = (event: Event, field: string): number => Number(event[field] ?? 0)
export const nums = (event: Event, field: string): number[] => (event[field] as number[] | undefined) ?? []

/** Dice that a seat has brought to a casino. */
export interface Placed {
  casino: number
  dice: number
  cards?: number // on so many cards, in a game of cards
}

/** What of a seat's dice an event brings to the casinos, or takes from them (less than 0): each game has its own such events. */
export type Placing = (event: Event, seat: number) => Placed[]
