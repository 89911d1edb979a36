// What a roll would bring to a casino.
import type { Coming } from '../vegas/standing'
import { counted, type PieceKind } from './pieces'
import type { RollView } from './view'

/** Dice that would come; `own` is what those of the seat count. */
export interface ComingDice extends Coming {
  pieces: Record<PieceKind, number>
}

const FIELDS: Record<PieceKind, keyof RollView> = { own: 'own', big: 'big', white: 'white', kicker: 'kickers' }

/** The dice of a roll that show a face. */
export function comingOf(roll: RollView, face: number, seat: number): ComingDice {
  const count = (kind: PieceKind) => (roll[FIELDS[kind]] ?? []).filter((die) => die === face).length
  const pieces = { own: count('own'), big: count('big'), white: count('white'), kicker: count('kicker') }
  return { seat, own: counted(pieces.own, pieces.big), white: pieces.white, pieces }
}

export const countOf = ({ pieces }: ComingDice): number => pieces.own + pieces.big + pieces.white + pieces.kicker

export const facesOf = (roll: RollView): number[] =>
  [...new Set([...roll.own, ...(roll.white ?? []), ...(roll.big ?? []), ...(roll.kickers ?? [])])].sort()
