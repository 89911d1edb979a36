import { describe, expect, it } from 'vitest'
import { chiSquare, upperGamma } from './chi'

describe('chi-square', () => {
  // statistic and p as scipy.stats.chisquare gives them
  it.each([
    [[26, 22, 24, 27, 23, 26], 0.7837837837837838, 0.9780561],
    [[10, 10, 10, 10, 10, 10], 0, 1],
    [[5, 8, 9, 8, 10, 20], 13.4, 0.0199052048],
    [[1, 0, 0, 0, 0, 0], 5, 0.415880187],
    [[120, 80, 100, 95, 110, 95], 9.5, 0.0907073917],
  ])('%j', (counts, statistic, p) => {
    const found = chiSquare(counts)
    expect(found.statistic).toBeCloseTo(statistic, 9)
    expect(found.p).toBeCloseTo(p, 6)
  })

  it('of nothing says nothing', () => {
    expect(chiSquare([0, 0, 0, 0, 0, 0])).toEqual({ n: 0, statistic: 0, p: 1 })
  })

  it('has the quantiles of the tables', () => {
    expect(upperGamma(2.5, 11.07049769 / 2)).toBeCloseTo(0.05, 7)
    expect(upperGamma(2.5, 15.08627247 / 2)).toBeCloseTo(0.01, 7)
    expect(upperGamma(0.5, 3.841458821 / 2)).toBeCloseTo(0.05, 7)
  })
})
