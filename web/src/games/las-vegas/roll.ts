// What a roll would bring to a casino.
import type { Coming } from '../vegas/standing'
import type { RollView } from './view'

/** The dice of a roll that show a face. */
export function comingOf(roll: RollView, face: number, seat: number): Coming {
  const count = (dice: number[]) => dice.filter((die) => die === face).length
  return { seat, own: count(roll.own), white: count(roll.white ?? []) }
}

export const facesOf = (roll: RollView): number[] => [...new Set([...roll.own, ...(roll.white ?? [])])].sort()
