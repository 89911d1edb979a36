import { expect, test } from 'vitest'
import { cellOf, judged, NOBODY, turned } from './marks.svelte'

test('a cell goes through no mark, ?, × and ✓', () => {
  const cell = cellOf(1, 3, 2)
  const one = turned({}, cell)
  const two = turned(one, cell)
  const three = turned(two, cell)
  expect([one, two, three, turned(three, cell)]).toEqual([{ [cell]: 1 }, { [cell]: 2 }, { [cell]: 3 }, {}])
})

test('what one was sure of is judged by who holds the colours, of this round alone', () => {
  const marks = {
    [cellOf(1, 0, 1)]: 3,
    [cellOf(1, 2, NOBODY)]: 3,
    [cellOf(1, 3, 2)]: 3,
    [cellOf(1, 4, 1)]: 1,
    [cellOf(2, 0, 1)]: 3,
  }
  expect(judged(marks, 1, [1, 0, NOBODY, 1, 1, 0, 2, 2])).toEqual({ sure: 3, right: 2 })
  expect(judged(marks, 2, [0, 0, 1, 1, 2, 2, 3, 3])).toEqual({ sure: 1, right: 0 })
})
