import { beforeAll, expect, test, vi } from 'vitest'
import type { GameInfo } from '../../lib/http'
import type { Plan as PlanClass, Way } from './plan.svelte'

const GAME: GameInfo = {
  id: 'any-game',
  version: 1,
  title: { en: 'Any game', fr: 'Un jeu' },
  options: {
    properties: {
      players: { type: 'integer', default: 4, minimum: 2, maximum: 5 },
      open_money: { type: 'boolean', default: false },
      edition: { type: 'string', enum: ['first', 'later'], default: 'first' },
    },
  },
  real_dice: true,
  hidden: {},
  words: {},
}
let Plan: typeof PlanClass

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('addEventListener', () => undefined)
  Plan = (await import('./plan.svelte')).Plan
})

const sitters = (way: Way): string[] =>
  new Plan(GAME, way).wanted().seats.map((seat) => ('level' in seat ? seat.level : seat.sitter))

test('each way to play begins with its own seats', () => {
  expect(sitters('bots')).toEqual(['device', 'medium', 'medium', 'medium'])
  expect(sitters('screen')).toEqual(['device', 'device', 'device'])
  expect(sitters('friends')).toEqual(['device', 'open', 'open', 'open'])
  expect(new Plan(GAME, 'public').wanted().listed).toBe(true)
  expect(new Plan(GAME, 'friends').wanted().listed).toBe(false)
})

test('for another game whoever sits there stays, as far as there are seats', () => {
  const plan = new Plan(GAME, 'screen')
  const [, second] = plan.seats
  if (!second) throw new Error('no seats')
  second.name = 'Bruno'
  plan.realDice = true
  const players = { type: 'integer', default: 2, minimum: 2, maximum: 2 }
  const other = new Plan(
    { ...GAME, id: 'other', real_dice: false, options: { properties: { players } } },
    'screen',
    plan,
  )
  expect(other.wanted().names).toEqual(['', 'Bruno'])
  expect(other.wanted().dice).toBe('auto')
  expect(other.wanted().options).toEqual({})
  expect(new Plan(GAME, 'bots', plan).seats).toHaveLength(4)
})

test('options begin with their defaults, and how many play is said by the seats', () => {
  const plan = new Plan(GAME, 'bots')
  expect(plan.asked.map(([name]) => name)).toEqual(['open_money', 'edition'])
  expect(plan.wanted().options).toEqual({ open_money: false, edition: 'first' })
  expect([plan.fewest, plan.most]).toEqual([2, 5])
})

test('bots have names, open seats have none, people what they typed', () => {
  const plan = new Plan(GAME, 'bots')
  const [first, second] = plan.seats
  if (!first || !second) throw new Error('no seats')
  first.name = '  Anna '
  second.who = 'open'
  expect(plan.wanted().names).toEqual(['Anna', '', 'Carla', 'Denny'])
})

test('the clock counts in seconds, also where it was set in days', () => {
  const plan = new Plan(GAME, 'friends')
  expect(plan.wanted().clock).toEqual({ seconds: null, out: 'bot' })
  plan.clock.kind = 'days'
  plan.clock.days = 3
  expect(plan.wanted().clock?.seconds).toBe(259_200)
})

test('real dice need a table of one device', () => {
  const plan = new Plan(GAME, 'screen')
  plan.realDice = true
  expect(plan.wanted().dice).toBe('manual')
  plan.add('open')
  expect(plan.wanted().dice).toBe('auto')
})
