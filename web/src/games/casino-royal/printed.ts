// What is printed on squares besides their names, and what it means to come there.
import type { SignName } from './signs'
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
export const meansAt = (sign: SignName): string => MEANS[sign]?.() ?? ''
