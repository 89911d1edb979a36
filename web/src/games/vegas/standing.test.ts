import { describe, expect, it } from 'vitest'
import type { Place } from './place'
import { previewOf, rowsOf } from './standing'

const place = (dice: number[], white = 0): Place => ({ number: 2, slots: [], dice, white, ties: [] })

describe('rows', () => {
  it('puts the most dice first and marks equal numbers', () => {
    const rows = rowsOf(place([2, 3, 0, 2]))
    expect(rows.map((row) => [row.who, row.dice, row.equal])).toEqual([
      [1, 3, false],
      [0, 2, true],
      [3, 2, true],
    ])
  })

  it('shows what would come as ghosts, white dice too', () => {
    const rows = rowsOf(place([2, 4], 1), { seat: 0, own: 3, white: 1 })
    expect(rows.map((row) => [row.who, row.dice, row.ghosts])).toEqual([
      [0, 2, 3],
      [1, 4, 0],
      ['white', 1, 1],
    ])
  })
})

describe('preview', () => {
  it('says whom one would be ahead of: the nearest first', () => {
    const preview = previewOf(place([2, 1, 4]), { seat: 0, own: 3, white: 0 })
    expect(preview).toMatchObject({ before: 2, after: 5, tied: [], behind: [], ahead: [2, 1] })
  })

  it('says whom one would be tied with', () => {
    expect(previewOf(place([0, 1]), { seat: 0, own: 1, white: 0 })).toMatchObject({ before: 0, after: 1, tied: [1] })
  })

  it('counts the white dice that go along', () => {
    expect(previewOf(place([0, 0], 1), { seat: 0, own: 2, white: 1 })).toMatchObject({
      after: 2,
      white: 1,
      tied: ['white'],
    })
  })

  it('is about the white dice where only those would go', () => {
    expect(previewOf(place([0, 2]), { seat: 0, own: 0, white: 2 })).toMatchObject({
      subject: 'white',
      after: 2,
      tied: [1],
    })
  })
})
