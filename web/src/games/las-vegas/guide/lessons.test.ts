// The guide says what happened at the table, not what a script expected.
import { describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../lib/protocol'
import { due, told } from '../../vegas/guide/lessons'
import { sceneOf } from '../scene'
import type { View } from '../view'
import { advice } from './advice'
import { LESSONS } from './lessons'
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

const at = (events: object[], more: Partial<Moment> = {}): Moment => {
  const shown = events as Event[]
  const scene = sceneOf(VIEW, shown)
  const placed = shown.some((event) => event.kind === 'placed' && event.seat === 0)
  return {
    scene,
    places: scene.places,
    me: 0,
    shown,
    choices: [],
    acted: placed,
    paying: scene.striking || scene.paying !== null,
    turn: null,
    over: false,
    name: (who) => ['Anna', 'Benno', 'Carla'][Number(who)] ?? 'white',
    casino: (number) => ({ name: `casino ${number}`, at: `au casino ${number}`, the: `le casino ${number}` }),
    money: (dollars) => `$${dollars}`,
    ...more,
  }
}
const now = due(LESSONS)
const ids = (moment: Moment, ...read: string[]) => now(moment, (id) => read.includes(id)).map(({ id }) => id)
const textOf = (moment: Moment, id: string) => now(moment, (one) => one !== id)[0]?.text ?? ''
const place = (seat: number, casino: number, own: number) => ({ kind: 'placed', seat, casino, own, white: 0 })
const TWOS = place(0, 2, 3)
const choice = (face: number, gain: number, more = {}) => ({
  action: { id: face, kind: 'place', face, typed: String(face) },
  gain,
  cost: 1,
  effects: [{ casino: face, dice: 2, before: 0, after: gain, tied: [], ...more }],
})
const SAFE = { before: 90000, after: 90000 }

describe('a lesson', () => {
  it('comes when there is a reason, and once', () => {
    expect(ids(at([]))).toEqual(['welcome'])
    expect(ids(at([]), 'welcome')).toEqual([])
    expect(ids(at([], { turn: 'choose' }), 'welcome')).toEqual(['choose'])
    expect(ids(at([TWOS]), 'welcome')).toEqual(['sent', 'tied'])
    expect(ids(at([TWOS]), 'welcome', 'sent', 'tied')).toEqual([])
  })

  it('tells of the tie that lies there', () => {
    const moment = at([TWOS])
    const sahara = moment.places[3]
    if (sahara) sahara.pays = [90000, null, null]
    expect(textOf(moment, 'tied')).toContain('$90000')
    const broken = at([TWOS, place(1, 4, 1)])
    expect(ids(broken, 'welcome', 'sent')).toEqual([])
    const mine = at([place(0, 5, 2), place(1, 4, 1)])
    expect(textOf(mine, 'tied')).toContain('Carla')
    expect(textOf(mine, 'tied')).toContain('casino 5')
  })

  it('tells who waits for the others', () => {
    expect(textOf(at([TWOS, place(1, 3, 2)]), 'out')).toContain('Benno')
    expect(textOf(at([TWOS, place(0, 1, 3)]), 'out')).toContain('You')
    expect(ids(at([TWOS, place(0, 1, 3), place(1, 6, 2), place(2, 6, 2)]), 'tied')).not.toContain('out')
  })

  it('tells of dice that would bring nothing only where others would bring something', () => {
    const both = at([TWOS], { turn: 'choose', choices: [choice(1, 60000), choice(4, 0, SAFE)] })
    expect(textOf(both, 'enough')).toContain('$90000')
    const none = at([TWOS], { turn: 'choose', choices: [choice(3, 0), choice(4, 0, SAFE)] })
    expect(textOf(none, 'enough')).toBe('')
  })

  it('is told to its end when its reason has gone', () => {
    const tell = told(LESSONS)
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
  })
})

describe('advice', () => {
  const never = () => false
  const always = () => true

  it('is for what brings most money, not for most dice', () => {
    const choices = [choice(4, 0, SAFE), choice(1, 70000), choice(5, 0, { tied: [2] })]
    const { text } = advice(at([TWOS], { turn: 'choose', choices }), always)
    expect(text).toContain('the 1s')
    expect(text).toContain('$70000')
    expect(text).toContain('Carla')
    expect(text).not.toContain('the 4s')
  })

  it('says where nothing is to be gained, and what costs least', () => {
    const none = advice(at([TWOS], { turn: 'choose', choices: [choice(3, 0), choice(4, -20000)] }), always)
    expect(none.text).toContain('the 3s')
    const worse = advice(at([TWOS], { turn: 'choose', choices: [choice(3, -50000), choice(4, -20000)] }), always)
    expect(worse.text).toContain('the 4s, $20000')
  })

  it('says general things once', () => {
    const moment = at([TWOS], { turn: 'choose', choices: [choice(2, 80000), choice(6, 40000)] })
    const [first, later] = [advice(moment, never), advice(moment, always)]
    expect(first.once).toEqual(['hint'])
    expect(first.text.length).toBeGreaterThan(later.text.length)
    const other = at([TWOS, { kind: 'rolled', seat: 1, own: [1, 3], white: [] }])
    expect(advice(other, never).text).not.toBe('')
    expect(advice(other, always).text).toBe('')
  })

  it('says what to do', () => {
    const titles = [
      at([], { turn: 'choose', choices: [choice(2, 1), choice(6, 1)] }),
      at([TWOS], { turn: 'roll' }),
      at([TWOS, { kind: 'rolled', seat: 1, own: [1, 3], white: [] }]),
    ].map((moment) => advice(moment, never).title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.every(Boolean)).toBe(true)
  })
})
