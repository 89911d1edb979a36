import { expect, test } from 'vitest'
import { counted, total } from './box'

const BOX = [
  [10000, 6],
  [20000, 8],
] as const

test('notes are counted by value, or once where all are equally many', () => {
  expect(total(BOX)).toBe(14)
  expect(counted(BOX, 'en')).toBe('6 × $10,000, 8 × $20,000')
  expect(counted(BOX, 'fr')).toBe('6 × 10\u202f000\u00a0$, 8 × 20\u202f000\u00a0$')
  const even = BOX.map(([note]) => [note, 6] as const)
  expect(counted(even, 'en')).toBe('6 of each value from $10,000 to $20,000')
  expect(counted(even, 'fr')).toBe('6 de chaque valeur, de 10\u202f000\u00a0$ à 20\u202f000\u00a0$')
  expect(counted([], 'en')).toBe('')
})
