// The ring, the cloths and the scene: numbers that drawings are made from.
import { expect, test } from 'vitest'
import type { Event } from '../../lib/protocol'
import { covered, facesOf, GRID, isPair, pairOf } from './cloth'
import { boxOf, laid, standAt } from './layout'
import { plaques } from './plaques'
import { sceneOf } from './scene'
import { COUNT, corner, next, spotOf, walk } from './squares'
import type { View } from './view'

const SQUARES = Array.from({ length: COUNT }, (_, k) => k + 1)

test('the ring goes clockwise round a board of ten by ten', () => {
  expect(spotOf(1)).toEqual({ row: 1, column: 1, side: 'top' })
  expect(spotOf(19)).toEqual({ row: 10, column: 10, side: 'bottom' })
  expect(new Set(SQUARES.map((square) => `${spotOf(square).row},${spotOf(square).column}`)).size).toBe(COUNT)
  for (const square of SQUARES) {
    const [a, b] = [spotOf(square), spotOf(next(square, 1))]
    expect(Math.abs(a.row - b.row) + Math.abs(a.column - b.column)).toBe(1)
  }
})

test('a pawn walks over Start, and all the way round to its own square', () => {
  expect(walk(34, 3)).toEqual([35, 36, 1, 2, 3])
  expect(walk(5, 5)).toHaveLength(COUNT)
  expect(corner(12, 1)).toBe(19)
  expect(corner(10, -1)).toBe(1)
})

test.each([
  [900, 500],
  [700, 500],
  [350, 350],
])('at %i by %i squares lie side by side, within the board', (width, height) => {
  const to = laid(width, height)
  for (const square of SQUARES) {
    const [box, after] = [boxOf(square, to), boxOf(next(square, 1), to)]
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01)
    expect(box.y + box.height).toBeLessThanOrEqual(height + 0.01)
    const apart = Math.max(
      after.x - box.x - box.width,
      box.x - after.x - after.width,
      after.y - box.y - box.height,
      box.y - after.y - after.height,
    )
    expect(apart).toBeGreaterThan(1)
    const [x, y] = standAt(square, to, 1, 3)
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
  }
})

test('a sum is drawn with as few plaques as can be', () => {
  expect(plaques(1_850_000)).toEqual([1_000_000, 500_000, 250_000, 100_000])
  expect(plaques(200_000)).toEqual([100_000, 100_000])
  expect(plaques(0)).toEqual([])
})

test('under the boxes of the roulette lie as many numbers as are printed there', () => {
  expect(GRID.map((row) => row.length)).toEqual([12, 12, 12])
  expect(Array.from({ length: 27 }, (_, k) => covered(31 + k).size)).toEqual([
    ...Array(6).fill(18),
    ...Array(6).fill(12),
    ...Array(4).fill(9),
    ...Array(11).fill(6),
  ])
  expect([...covered(45)]).toEqual([19, 20, 21, 22, 23, 24, 25, 26, 27])
  expect(covered(3).size).toBe(0)
})

test('two faces of a die are a bet', () => {
  expect(pairOf(5, 2)).toBe(pairOf(2, 5))
  expect(facesOf(pairOf(2, 5))).toEqual([2, 5])
  expect(facesOf(25)).toEqual([1])
  expect([9, 10, 24, 25].map(isPair)).toEqual([false, true, true, false])
})

const player = (cash: number, casinos: number[] = []) => ({
  cash,
  casinos,
  joker_cards: 1,
  jokers: null,
  known: [],
  laps: 0,
  ruined: false,
  place: null,
})
const view = {
  players: [player(500_000), player(500_000, [15])],
  squares: SQUARES.map((square) => ({
    square,
    colour: null,
    game: null,
    owner: square === 15 ? 1 : null,
    here: square === 1 ? [0, 1] : [],
  })),
  passed: [],
  laid: null,
  pot: 250_000,
} as unknown as View
const told = (...events: [string, number, Record<string, unknown>][]) =>
  sceneOf(
    view,
    events.map(([kind, seat, fields]) => ({ kind, seat, ...fields }) as unknown as Event),
  )

test('events move pawns, money and casinos, and leave the view as it was', () => {
  const bought = told(['rolled', 0, { one: 1, two: 2, square: 4 }], ['bought', 0, { square: 4, sum: 100_000 }])
  expect(bought.squares[3]).toMatchObject({ owner: 0, here: [0] })
  expect(bought.players[0]).toMatchObject({ cash: 400_000, casinos: [4] })
  expect(told(['took', 0, { square: 15, owner: 1 }]).players.map(({ casinos }) => casinos)).toEqual([[15], []])
  expect(told(['lost', 0, { square: 15, stake: 100_000, owner: 1 }]).players[1]?.cash).toBe(600_000)
  expect(view.squares[0]?.here).toEqual([0, 1])
})

test('a Joker that lies face down is hidden unless its face came with the event', () => {
  expect(told(['laid', 0, { owner: 1 }])).toMatchObject({ laid: 'hidden', players: [{ joker_cards: 0 }, {}] })
  expect(told(['laid', 0, { owner: 1, joker: 3 }]).laid).toBe(3)
  expect(told(['laid', 0, { owner: 1 }], ['accepted', 1, {}]).laid).toBe(null)
})
