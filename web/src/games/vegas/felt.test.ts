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

  it('have room for a seventh: beside the six on a wide felt, below them on a phone', () => {
    const [six, seven] = [laid({ width: 1000, height: 600 }), laid({ width: 1000, height: 600 }, 7)]
    expect(seven.casino.height).toBe(six.casino.height)
    expect(3 * (seven.casino.width + 2) + 3 * seven.gap[1] + seven.seventh).toBeCloseTo(1000)
    const phone = laid({ width: 360, height: 500 }, 7)
    expect(phone.casino.width).toBe(laid({ width: 360, height: 500 }).casino.width)
    expect(3 * (phone.casino.height + 2) + 3 * phone.gap[0] + phone.seventh).toBeCloseTo(500)
    expect([six.seventh, seven.fits, phone.fits.split(' ').at(-1)]).toEqual([0, 'beside', 'across'])
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
