import { describe, expect, it } from 'vitest'
import { ranking } from './ranking'

const brief = (scores: number[], winners: number[]) => ranking(scores, winners).map(({ seat, rank }) => [rank, seat])

describe('ranking', () => {
  it('is by money', () => {
    expect(brief([10, 30, 20], [1])).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
    ])
  })

  it('puts the winner first where money is equal, and shares other ranks', () => {
    expect(brief([30, 30, 20, 20], [1])).toEqual([
      [1, 1],
      [2, 0],
      [3, 2],
      [3, 3],
    ])
    expect(brief([30, 30], [0, 1])).toEqual([
      [1, 0],
      [1, 1],
    ])
  })

  it('has no winner to put first where nobody has won', () => {
    expect(brief([10, 30], [])).toEqual([
      [1, 1],
      [2, 0],
    ])
  })
})
