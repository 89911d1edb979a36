// "Why did I get nothing?": answered from the events of a payout.
import { describe, expect, it } from 'vitest'
import type { Update } from '../../lib/protocol'
import { num, type Placing } from './events'
import { lastPayout as last, outcomes as outcomesBy, winnings } from './story'

const placing: Placing = (event, seat) =>
  event.kind === 'placed' && event.seat === seat ? [{ casino: num(event, 'casino'), dice: num(event, 'own') }] : []
const lastPayout = (updates: Update[], seat: number) => last(updates, seat, placing)
const outcomes = (updates: Update[], payout: Parameters<typeof outcomesBy>[1], seat: number) =>
  outcomesBy(updates, payout, seat, placing)

const update = (...events: Record<string, unknown>[]) =>
  ({ at: 0, kind: 'move', body: {}, events }) as unknown as Update
const place = (seat: number, casino: number, own: number) => ({ kind: 'placed', seat, casino, own, white: 0 })

const played = [
  update({ kind: 'round', seat: 0, round: 2 }),
  update(place(0, 2, 3), place(1, 2, 3)),
  update(place(0, 4, 2), place(1, 5, 1), place(0, 5, 3)),
  update(
    place(0, 6, 1),
    { kind: 'tie', seat: null, casino: 2, dice: 3, who: [0, 1] },
    { kind: 'paid', seat: 0, casino: 4, note: 40_000, dice: 2 },
    { kind: 'paid', seat: 0, casino: 5, note: 60_000, dice: 3 },
    { kind: 'round_end', seat: null, round: 2 },
    { kind: 'round', seat: 1, round: 3 },
  ),
]

describe('the last payout', () => {
  it('is told until one places dice again', () => {
    expect(lastPayout(played, 0)).toHaveLength(6)
    expect(lastPayout([...played, update(place(1, 1, 1))], 0)).toHaveLength(6)
    expect(lastPayout([...played, update(place(0, 1, 1))], 0)).toEqual([])
  })

  it('gives the reason casino by casino', () => {
    const payout = lastPayout(played, 0)
    expect(winnings(payout, 0)).toBe(100_000)
    expect(outcomes(played, payout, 0)).toEqual([
      { casino: 2, kind: 'tied', note: 0, dice: 3, with: [1] },
      { casino: 4, kind: 'won', note: 40_000, dice: 2, with: [] },
      { casino: 5, kind: 'won', note: 60_000, dice: 3, with: [] },
      { casino: 6, kind: 'outranked', note: 0, dice: 1, with: [] },
    ])
  })

  it('knows of dice that were laid and not placed', () => {
    const laid = [
      update({ kind: 'paid', seat: 0, casino: 4, note: 90_000, dice: 1 }, { kind: 'round_end', seat: null, round: 3 }),
    ]
    expect(outcomes(laid, lastPayout(laid, 0), 0)).toEqual([
      { casino: 4, kind: 'won', note: 90_000, dice: 1, with: [] },
    ])
  })
})
