import { describe, expect, it } from 'vitest'
import { forecastOf } from './forecast'
import { sceneOf } from './scene'
import type { View } from './view'

const VIEW: View = {
  seat: 0,
  phase: 'choose',
  round: 1,
  rounds: 2,
  first: 0,
  to_move: 0,
  thrown: 0,
  grand: false,
  throw: null,
  arena: [{ shows: 3, x: 7.5, y: 7.5, turn: 0 }],
  players: [
    { dice: 5, out: false, points: 0 },
    { dice: 1, out: false, points: 0 },
  ],
  lost: 2,
  winners: [],
}
const dice = (events: Parameters<typeof sceneOf>[1]) => sceneOf(VIEW, events).players.map((player) => player.dice)

describe('what everyone has while events play', () => {
  it('follows a throw and what it takes', () => {
    const throws = { kind: 'throws', seat: 0, grouping: 1, aim: 1, power: 2 }
    const thrown = { kind: 'thrown', seat: 0, crossed: 1, left: 1 }
    expect(dice([throws])).toEqual([4, 1])
    expect(sceneOf(VIEW, [throws, thrown]).lost).toBe(4)
    expect(dice([throws, { kind: 'took', seat: 0, dice: [3, 3] }])).toEqual([6, 1])
  })

  it('follows somebody out, and the next round', () => {
    const all = { kind: 'throws_all', seat: 1, power: 1, dice: 1 }
    const out = { kind: 'eliminated', seat: 1, points: 1, left: 1 }
    const scene = sceneOf(VIEW, [all, out])
    expect(scene.players[1]).toEqual({ dice: 0, out: true, points: 1, gain: 0 })
    const next = sceneOf(VIEW, [all, out, { kind: 'round', seat: 1, round: 2, dice: 9 }])
    expect(next.players.map((player) => [player.dice, player.out, player.points])).toEqual([
      [9, false, 0],
      [9, false, 1],
    ])
    expect(
      sceneOf(VIEW, [
        { kind: 'round', seat: 1, round: 2, dice: 9 },
        { kind: 'opened', seat: null, die: 4 },
      ]).arena,
    ).toEqual([{ shows: 4, x: 7.5, y: 7.5, turn: 0 }])
  })
})

describe('what a throw promises', () => {
  it('changes evenly between the powers that the server tells of, and no further', () => {
    const legal = [1, 2, 3].map((power) => ({
      id: power,
      kind: 'throw',
      typed: '',
      grouping: 1,
      aim: 1,
      power,
      match: power * 10,
      turns: power / 2,
      leaves: power * 4,
    }))
    const at = (speed: number) => forecastOf(legal, 0, 0, speed)
    expect(at(1500)).toEqual({ match: 10, turns: 0.5, leaves: 4 })
    expect(at(3000)?.match).toBeCloseTo(25)
    expect(at(1000)?.match).toBe(10)
    expect(at(4500)?.leaves).toBe(12)
    expect(forecastOf(legal, 1, 0, 2000)).toBeNull()
  })
})
