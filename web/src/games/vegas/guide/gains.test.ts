import { describe, expect, it } from 'vitest'
import type { Action, Now } from '../../../lib/protocol'
import { best, choicesOf, needless, tying } from './gains'

const NOW = {
  standing: {
    pays: [
      [0, 60000, 0],
      [80000, 30000, 0],
      [0, 0, 50000],
    ],
  },
} as unknown as Now
const action = (id: number, ...after: object[]) => ({ id, kind: 'place', typed: '', after }) as unknown as Action
const LEGAL = [
  action(1, { casino: 1, dice: [2, 1, 0], pays: [60000, 0, 0] }),
  action(2, { casino: 2, dice: [5, 2, 0], pays: [80000, 30000, 0] }),
  action(3, { casino: 3, dice: [1, 0, 1], pays: [-1, 0, -1] }),
]
const choices = choicesOf(LEGAL, NOW, 0, (one) => one.id)

describe('what a choice would bring', () => {
  it('is what the server says it would pay then, less what it would pay now', () => {
    expect(choices.map(({ gain }) => gain)).toEqual([60000, 0, 0])
    expect(best(choices)?.action.id).toBe(1)
  })

  it('of two that bring as much, the one that takes less is better', () => {
    expect(best(choices.slice(1))?.action.id).toBe(2)
    expect(best(choicesOf(LEGAL.slice(1), NOW, 0, (one) => -one.id))?.action.id).toBe(3)
  })

  it('is nothing where one is paid as much without it, and in a tie', () => {
    expect(needless(choices)?.action.id).toBe(2)
    expect(tying(choices)?.effects[0]?.tied).toEqual([2])
  })

  it('may be a loss', () => {
    const [lost] = choicesOf([action(4, { casino: 2, dice: [2, 2, 0], pays: [-1, -1, 0] })], NOW, 0, () => 1)
    expect(lost?.gain).toBe(-80000)
  })

  it('counts all casinos that a choice touches', () => {
    const two = action(
      5,
      { casino: 1, dice: [2, 1, 0], pays: [60000, 0, 0] },
      { casino: 3, dice: [2, 0, 1], pays: [50000, 0, 0] },
    )
    expect(choicesOf([two], NOW, 0, () => 2)[0]?.gain).toBe(110000)
  })

  it('is not known of choices of which the server says nothing', () => {
    expect(choicesOf([{ id: 9, kind: 'leave', typed: '' } as unknown as Action], NOW, 0, () => 0)).toEqual([])
  })
})
