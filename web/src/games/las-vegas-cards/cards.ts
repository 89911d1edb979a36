// Cards as numbers: 5 has one five on it, 55 two.

export const faceOf = (card: number): number => card % 10
export const diceOn = (card: number): number => (card > 10 ? 2 : 1)
export const sum = (cards: readonly number[]): number => cards.reduce((n, card) => n + diceOn(card), 0)
export const ofFace = (cards: readonly number[], face: number): number[] =>
  cards.filter((card) => faceOf(card) === face)

/** The faces that are there, from low to high. */
export const facesOf = (cards: readonly number[]): number[] => [...new Set(cards.map(faceOf))].sort()

/** Cards by face, single ones first: as the server has them. */
export const sorted = (cards: readonly number[]): number[] =>
  cards.toSorted((a, b) => faceOf(a) - faceOf(b) || diceOn(a) - diceOn(b))

export const isSame = (a: readonly number[], b: readonly number[]): boolean => String(sorted(a)) === String(sorted(b))

/** The cards that are left when some are taken away. */
export function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards]
  for (const card of taken) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
