import { describe, expect, it } from 'vitest'
import { hundredth, laid } from './felt'

describe('casinos on the felt', () => {
  it('lie in three columns on a wide felt, in two on a phone', () => {
    expect(laid({ width: 1000, height: 600 }).columns).toBe(3)
    expect(laid({ width: 360, height: 500 }).columns).toBe(2)
  })

  it('fill the felt, their gaps and borders included', () => {
    for (const width of [340, 480, 600, 760, 1300]) {
      const { columns, gap, casino } = laid({ width, height: 600 })
      expect(columns * (casino.width + 2) + (columns - 1) * gap[1]).toBeCloseTo(width)
      const rows = 6 / columns
      expect(rows * (casino.height + 2) + (rows - 1) * gap[0]).toBeCloseTo(600)
    }
  })

  it('have room for a seventh', () => {
    const [six, seven] = [laid({ width: 1000, height: 600 }), laid({ width: 1000, height: 600 }, 7)]
    expect(seven.casino.width).toBe(six.casino.width)
    expect(seven.casino.height).toBeLessThan(six.casino.height)
  })

  it('say what is narrow, and what is low', () => {
    expect(laid({ width: 1000, height: 600 }).fits).toBe('')
    expect(laid({ width: 700, height: 400 }).fits).toBe('upto-760 low')
    expect(laid({ width: 330, height: 500 }).fits).toBe('upto-760 upto-560 upto-480 upto-420 slim')
    expect(laid({ width: 300, height: 500 }).fits.split(' ')).toContain('slimmer')
  })

  it('are told to styles by the hundredth', () => {
    expect(hundredth(298)).toBe('2.98px')
  })
})
