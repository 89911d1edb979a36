// What is printed on squares besides their names, and what it means to come there.
import type { BoardModel } from '../contract'
import { isYou } from './look'
import type { SignName } from './signs'
import { isCasino, printed } from './squares'
import type { SquareView } from './view'
import { w } from './words'

const EXTRAS: Readonly<Record<number, () => string>> = {
  7: () => w.printed7,
  9: () => w.printed9,
  16: () => w.printed16,
  21: () => w.printed21,
  27: () => w.printed27,
  31: () => w.printed31,
  36: () => w.printed36,
}

const MEANS: Partial<Record<SignName, () => string>> = {
  start: () => w.meansStartAt,
  joker: () => w.meansJokerAt,
  challenge: () => w.meansChallengeAt,
  fortune: () => w.meansFortuneAt,
  tax: () => w.meansTaxAt,
  slam: () => w.meansSlamAt,
  loss: () => w.meansLossAt,
  jet: () => w.meansJetAt,
}

export const extraAt = (square: number): string => EXTRAS[square]?.() ?? ''
const meansAt = (sign: SignName): string => MEANS[sign]?.() ?? ''

/** What it means to come to a square, as things stand. */
export function meaningOf(model: BoardModel, place: SquareView): string {
  if (!isCasino(place)) return [meansAt(printed(place.square)), extraAt(place.square)].filter(Boolean).join(' · ')
  if (place.owner === null) return w.meansFree
  return isYou(model, place.owner) ? w.meansYours : w.meansOwned(model.nameOf(place.owner))
}
