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
  vi.stubGlobal('navigator', { language: 'en-US' })
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

const BOX: GameInfo = {
  ...GAME,
  options: {
    properties: {
      players: { type: 'integer', default: 4, minimum: 2, maximum: 5 },
      horn: { type: 'boolean', default: false, module: 'horn', label: { en: 'Horn', fr: 'Cor' } },
      loud: { type: 'string', enum: ['soft', 'hard'], default: 'soft', module: 'horn' },
      drum: { type: 'boolean', default: false, module: 'drum', label: { en: 'Drum', fr: 'Tambour' } },
      open_money: { type: 'boolean', default: false },
    },
  },
  presets: [
    { id: 'plain', title: {}, help: {}, options: {}, less: {} },
    { id: 'noisy', title: {}, help: {}, options: { horn: true, loud: 'hard' }, less: { 2: ['loud'] } },
    { id: 'foreign', title: {}, help: {}, options: { violin: true }, less: {} },
  ],
}

test('options are grouped by module, and those of none are habits of the table', () => {
  const plan = new Plan(BOX, 'bots')
  expect(plan.modules.map(({ name, more }) => [name, ...more.map(([one]) => one)])).toEqual([
    ['horn', 'loud'],
    ['drum'],
  ])
  expect(plan.habits.map(([name]) => name)).toEqual(['open_money'])
})

test('a preset sets all modules and no habit, and is known again by what is set', () => {
  const plan = new Plan(BOX, 'bots')
  expect(plan.presets.map(({ id }) => id)).toEqual(['plain', 'noisy'])
  expect(plan.preset).toBe('plain')
  plan.options.open_money = true
  plan.options.drum = true
  expect(plan.preset).toBe('')
  plan.follow(plan.presets[1] as NonNullable<GameInfo['presets']>[number])
  expect(plan.wanted().options).toEqual({ horn: true, loud: 'hard', drum: false, open_money: true })
  expect(plan.preset).toBe('noisy')
})

test('a preset leaves out what so many players may not have, and is known again without it', () => {
  const plan = new Plan(BOX, 'bots')
  while (plan.seats.length > 2) plan.seats.pop()
  plan.follow(plan.presets[1] as NonNullable<GameInfo['presets']>[number])
  expect(plan.wanted().options).toMatchObject({ horn: true, loud: 'soft' })
  expect(plan.preset).toBe('noisy')
})

test('a way out says what it changes, and is taken whole', async () => {
  const { wayOf } = await import('./ways')
  const plan = new Plan(BOX, 'bots')
  const mend = { players: 3, horn: true, loud: 'soft', drum: true, open_money: false }
  expect(wayOf(plan, mend)).toBe('Also switch on: Horn, Drum · Play with 3 players')
  expect(wayOf(plan, mend, { drum: true })).toBe('Also switch on: Horn · Play with 3 players')
  plan.take(mend)
  expect(plan.wanted().options).toEqual({ horn: true, loud: 'soft', drum: true, open_money: false })
  expect(plan.seats).toHaveLength(3)
  expect(wayOf(plan, { ...mend, players: 5, drum: false, loud: 'hard' })).toBe(
    'Switch off: Drum · loud: hard · Play with 5 players',
  )
  plan.take({ ...mend, players: 5 })
  expect(plan.wanted().seats).toHaveLength(5)
  expect(wayOf(plan, { ...mend, players: 5 })).toBe('')
})
