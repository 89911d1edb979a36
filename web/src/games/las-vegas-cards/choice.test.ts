import { describe, expect, it, vi } from 'vitest'
import { facesOf, isSame, sorted, sum, without } from './cards'
import { picks } from './picks.svelte'

// What browsers have and Node does not.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

const { actionOf } = await import('./choice')
const { placing } = await import('./placing')
const lay = (id: number, ...cards: number[]) => ({ id, kind: 'lay', typed: '', cards })

describe('cards', () => {
  it('are counted by the dice on them', () => {
    expect(sum([5, 5, 55])).toBe(4)
    expect(facesOf([55, 1, 5])).toEqual([1, 5])
    expect(sorted([55, 11, 5, 1])).toEqual([1, 11, 5, 55])
    expect(without([1, 1, 5], [1])).toEqual([1, 5])
  })

  it('are the same in any order, but not with other numbers of each', () => {
    expect(isSame([5, 55, 5], [5, 5, 55])).toBe(true)
    expect(isSame([5, 55], [5, 5])).toBe(false)
  })
})

describe('a choice', () => {
  const legal = [lay(0, 1), lay(1, 1, 1), lay(2, 1, 44), { id: 9, kind: 'leave', typed: 'leave' }]

  it('is looked up among what the server allows', () => {
    expect(actionOf(legal, [44, 1])?.id).toBe(2)
    expect(actionOf(legal, [1, 1, 44])).toBeUndefined()
    expect(actionOf(legal, [])).toBeUndefined()
  })

  it('keeps what is picked for one hand only', () => {
    picks.keep('a')
    picks.toggle(4)
    picks.toggle(0)
    expect(picks.of([1, 1, 2, 3, 44])).toEqual([1, 44])
    picks.toggle(0)
    picks.keep('a')
    expect(picks.at).toEqual([4])
    picks.set([1, 1, 2, 3, 44], [1, 44])
    expect(picks.at).toEqual([0, 4])
    picks.keep('b')
    expect(picks.at).toEqual([])
  })
})

it('tells what a choice brings to each casino', () => {
  expect(placing({ kind: 'shown', seat: 0, cards: [1, 44] }, 0)).toEqual([
    { casino: 1, dice: 1, cards: 1 },
    { casino: 4, dice: 2, cards: 1 },
  ])
  expect(placing({ kind: 'chosen', seat: 0, cards: [1] }, 0)).toEqual([])
  expect(placing({ kind: 'shown', seat: 1, cards: [1] }, 0)).toEqual([])
})
