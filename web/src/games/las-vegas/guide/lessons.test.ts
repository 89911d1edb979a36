// The guide says what happened at the table, not what a script expected.
import { describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../table/stage.svelte'
import { sceneOf } from '../scene'
import type { View } from '../view'
import { advice, choicesOf } from './advice'
import { due, told } from './lessons'
import type { Moment } from './moment'
import position from './position.json'

// What browsers have and Node does not.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})

const { state } = position
const VIEW = {
  ...state,
  seat: 0,
  roll: { own: state.roll.own, white: [] },
  casinos: state.casinos.map((casino, k) => ({ number: k + 1, white: 0, dice: [0, 0, 0], ...casino })),
  players: state.players.map(({ dice, won }) => ({ dice, white: 0, notes: won.length, money: null })),
  pile: 30,
  under: [],
  winners: [],
} as unknown as View

const at = (events: object[], more: Partial<Moment> = {}): Moment => ({
  scene: sceneOf(VIEW, events as Event[]),
  me: 0,
  shown: events as Event[],
  turn: null,
  over: false,
  name: (who) => ['Anna', 'Benno', 'Carla'][Number(who)] ?? 'white',
  casino: (number) => `casino ${number}`,
  money: (dollars) => `$${dollars}`,
  ...more,
})
const ids = (moment: Moment, ...read: string[]) => due(moment, (id) => read.includes(id)).map(({ id }) => id)
const textOf = (moment: Moment, id: string) => due(moment, (one) => one !== id)[0]?.text ?? ''
const place = (seat: number, casino: number, own: number) => ({ kind: 'placed', seat, casino, own, white: 0 })
const TWOS = place(0, 2, 3)

describe('the position', () => {
  it('has a choice that leads, one that ties, and a tie of others that helps', () => {
    const choices = choicesOf(at([]))
    expect(choices.map(({ face, leads, tied }) => [face, leads, tied])).toEqual([
      [2, true, ''],
      [5, false, 'Carla'],
      [6, true, ''],
    ])
    const { text } = advice(at([], { turn: 'choose' }))
    expect(text).toContain('casino 2')
    expect(text).toContain('$80000')
    expect(text).toContain('Carla')
  })
})

describe('a lesson', () => {
  it('comes when there is a reason, and once', () => {
    expect(ids(at([]))).toEqual(['welcome'])
    expect(ids(at([]), 'welcome')).toEqual([])
    expect(ids(at([TWOS]), 'welcome')).toEqual(['sent', 'tied'])
    expect(ids(at([TWOS]), 'welcome', 'sent', 'tied')).toEqual([])
  })

  it('tells of the tie that lies there', () => {
    expect(textOf(at([TWOS]), 'tied')).toContain('$90000')
    const broken = at([TWOS, place(1, 4, 1)])
    expect(ids(broken, 'welcome', 'sent')).toEqual([])
    const mine = at([place(0, 5, 2), place(1, 4, 1)])
    expect(textOf(mine, 'tied')).toContain('Carla')
    expect(textOf(mine, 'tied')).toContain('casino 5')
  })

  it('tells who waits for the others', () => {
    expect(ids(at([TWOS, place(0, 1, 3)]), 'tied')).toContain('out')
    expect(ids(at([TWOS, place(0, 1, 3), place(1, 6, 2), place(2, 6, 2)]), 'tied')).not.toContain('out')
  })

  it('is told to its end when its reason has gone', () => {
    const tell = told()
    const read = new Set(['welcome', 'sent'])
    const hear = (moment: Moment) => tell(moment, (id) => read.has(id)).map(({ id }) => id)
    expect(hear(at([TWOS]))).toEqual(['tied'])
    expect(hear(at([TWOS, place(1, 4, 1)]))).toEqual(['tied'])
    read.add('tied')
    expect(hear(at([TWOS, place(1, 4, 1)]))).toEqual([])
  })

  it('follows the payout to the next round and the end', () => {
    const read = ['welcome', 'sent', 'tied', 'out']
    const payout = [
      { kind: 'tie', seat: null, casino: 4, dice: 3, who: [1, 2] },
      { kind: 'under', seat: null, casino: 1, note: 60000, why: 'nobody' },
      { kind: 'paid', seat: 0, casino: 2, note: 80000, dice: 3 },
      { kind: 'round_end', seat: null, round: 3 },
      { kind: 'round', seat: 2, round: 4 },
    ]
    expect(ids(at(payout.slice(0, 1)), ...read)).toEqual(['struck'])
    expect(ids(at(payout), ...read)).toEqual(['struck', 'paid', 'under'])
    const stocked = [...payout, { kind: 'stocked', seat: null, casino: 6, notes: [50000] }]
    expect(ids(at(stocked), ...read, 'struck', 'paid', 'under')).toEqual(['round'])
    expect(textOf(at(stocked), 'round')).toContain('Carla')
    const end = at([...stocked, { kind: 'game_end', seat: null, winners: [1] }], { over: true })
    expect(ids(end, ...read, 'struck', 'paid', 'under', 'round')).toEqual(['end'])
    expect(textOf(end, 'end')).toContain('Benno')
  })
})

describe('advice', () => {
  it('says what to do', () => {
    const titles = [
      at([], { turn: 'choose' }),
      at([TWOS], { turn: 'roll' }),
      at([TWOS, { kind: 'rolled', seat: 0, own: [3, 3, 3], white: [] }], { turn: 'choose' }),
      at([TWOS, { kind: 'rolled', seat: 0, own: [1, 3, 3], white: [] }], { turn: 'choose' }),
      at([TWOS, { kind: 'rolled', seat: 1, own: [1, 3], white: [] }]),
    ].map((moment) => advice(moment).title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.every(Boolean)).toBe(true)
  })
})
