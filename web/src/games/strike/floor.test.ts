// The page lays presets, finds the nearest one and keeps dice apart as the server does: samples made by tests/web/strike_twins.py.
import { describe, expect, it } from 'vitest'
import * as arena from './arena'
import { fits, group, nearest, type Place, pointOf, regrouped, SPEEDS, settled, type Toss } from './floor'
import twins from './samples/twins.json'

interface Sample {
  numbers: number[]
  lie: Place[]
  toss: Toss
  nearest: number[]
  fits?: boolean
  preset?: [number, number, number]
}
const tosses = twins.tosses as unknown as Sample[]
const presets = twins.presets as unknown as Sample[]
const alone = (dice: readonly Place[]) => dice.every((die, k) => fits(die, dice.slice(0, k)))

describe('the arena', () => {
  it('is as large as that of the server', () => {
    const { floor, lip, outer, height, half, sides, step, reach, hand, sigma } = twins.arena
    const { FLOOR, LIP, OUTER, HEIGHT, HALF, SIDES, STEP, REACH, HAND } = arena
    expect([FLOOR, HEIGHT, HALF, SIDES, STEP, REACH, HAND]).toEqual([floor, height, half, sides, step, reach, hand])
    expect([LIP, OUTER]).toEqual([expect.closeTo(lip, 9), expect.closeTo(outer, 9)])
    for (const [speed = 0, wide = 0] of sigma) expect(arena.sigma(speed)).toBeCloseTo(wide, 9)
  })
})

describe('dice before a throw', () => {
  it('are grouped as the server groups them', () => {
    for (const { n, grouping, dice } of twins.groups) expect(group(n, grouping)).toEqual(dice)
  })

  it('lie and are aimed at in every preset as there', () => {
    expect(presets.length).toBeGreaterThan(100)
    for (const { numbers, lie, toss, preset, nearest: wanted } of presets) {
      const [grouping, aim, power] = preset ?? [0, 0, 0]
      const dice = regrouped(lie, grouping)
      expect(dice).toEqual(toss.dice)
      expect(pointOf(aim, dice, numbers)).toEqual(toss.aim)
      expect(SPEEDS[power as 0 | 1 | 2]).toBe(toss.speed)
      expect(nearest(toss, lie, numbers)).toEqual(wanted)
    }
  })

  it('make a throw that is most like the same preset', () => {
    for (const { numbers, lie, toss, nearest: wanted } of tosses) expect(nearest(toss, lie, numbers)).toEqual(wanted)
  })

  it('lie nowhere where the server would not have them', () => {
    expect(tosses.some((one) => one.fits) && tosses.some((one) => !one.fits)).toBe(true)
    for (const { toss, fits: may } of tosses) if (alone(toss.dice)) expect(may).toBe(true)
    expect(tosses.filter((one) => one.fits && !alone(one.toss.dice)).length).toBeLessThan(3)
  })

  it('give way when they are moved', () => {
    const others: Place[] = [
      [0, 0, 0],
      [1700, 0, 1000],
    ]
    const found = settled([300, 200, 4500], others)
    expect(found && fits(found, others)).toBe(true)
    expect(settled([20000, 0, 0], others)?.[0]).toBeLessThan(7500)
    expect(settled([-3000, 2000, 0], others)).toEqual([-3000, 2000, 0])
  })
})
