import { describe, expect, it } from 'vitest'
import { fitted, pillsOf } from './fit'
import { withPays } from './pays'
import type { Pays, Place } from './place'
import { outlooksOf, previewOf, rowsOf } from './standing'

const place = (dice: number[], white = 0): Place => ({ number: 2, slots: [], dice, white, ties: [] })
const rowsWith = (dice: number[], pays: Pays) => rowsOf(place(dice), null, pays)

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

  it('says what the server says that each would win, the white dice last', () => {
    const rows = rowsOf(place([2, 3], 2), null, [null, 40_000, null])
    expect(rows.map((row) => [row.who, row.wins])).toEqual([
      [1, 40_000],
      [0, null],
      ['white', null],
    ])
    expect(rowsOf(place([1])).map((row) => row.wins)).toEqual([undefined])
  })
})

describe('what the server says of a casino', () => {
  const casino = { notes: [50_000], dice: [1, 2] }
  const now = { standing: { pays: [[], [0, 50_000]] } } as never
  const lying = (dice: number[]): Place => ({ ...place(dice), slots: [{ note: 50_000, to: null }] })
  const said = (dice: number[]) => {
    const one = lying(dice)
    withPays([one], [[{ notes: [], dice: [] }, casino], now])
    return one.pays
  }

  it('holds while the casino lies as the server knows it', () => {
    expect(said([1, 2])).toEqual([0, 50_000])
    expect(said([1, 3])).toBeUndefined()
  })
})

describe('pills', () => {
  it('are one for each number of dice, and one for all who are tied', () => {
    const pills = pillsOf(rowsWith([2, 3, 1, 2, 1], [null, 60_000, null, null, null]))
    expect(pills.map(({ wins, owners }) => [wins, owners.map((row) => row.who)])).toEqual([
      [60_000, [1]],
      [null, [0, 3]],
      [null, [2, 4]],
    ])
  })

  it('come where rows would be too small, and never are', () => {
    const rows = rowsWith([5, 4, 3, 2, 1], [50_000, 40_000, 30_000, 0, 0])
    expect(fitted(rows, 0, 150, 200)).toMatchObject({ pills: false, row: 22 })
    expect(fitted(rows, 1, 150, 110)).toMatchObject({ pills: false, row: 22 })
    const small = fitted(rows, 0, 140, 50)
    expect(small.pills).toBe(true)
    expect(2 * (small.pill + 2)).toBeLessThanOrEqual(50)
    const all = rowsWith([5, 4, 3, 2, 1], [50_000, 40_000, 30_000, 20_000, 10_000])
    expect(3 * (fitted(all, 0, 140, 52).pill + 2)).toBeLessThanOrEqual(54)
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

  it('says what one would win, as the server says', () => {
    const action = { id: 1, kind: 'place', typed: '2', after: [{ casino: 2, dice: [3, 1, 0], pays: [80_000, 0, -1] }] }
    const [outlook] = outlooksOf(action)
    expect(outlook?.pays).toEqual([80_000, 0, null])
    const preview = previewOf({ ...place([0, 1]), pays: [0, 80_000] }, { seat: 0, own: 3, white: 0 }, outlook)
    expect(preview).toMatchObject({ wins: 80_000, won: 0, ahead: [1] })
  })
})
