// The plain table knows no game: what it draws follows from the schema, and from nothing else.
import { expect, test, vi } from 'vitest'
import type { Action } from '../lib/protocol'
import { choosing, groupsOf, takenBy } from './choices'
import { briefOf, meaningOf } from './outlook'
import { bitsOf, factsOf, namedPlaces, placesOf, pointedAt, type Shown } from './places'
import { around, initials } from './ring'
import type { Schema } from './schema'
import { common } from './shared'
import { Told } from './told'

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] })
})
const LISTS = { hill: ['Green Hill', 'Grey Hill'], wind: ['the wind'] }
const WORDS = {
  'view.sheep': { en: 'Sheep', fr: 'Moutons' },
  'view.players.sheep': { en: 'Sheep at home', fr: 'Moutons au bercail' },
  'view.worth': { en: 'would get', fr: 'toucherait' },
  'view.level': { en: 'level', fr: 'à égalité' },
}
const HILL: Schema = {
  type: 'object',
  properties: {
    number: { show: { as: 'name', list: 'hill' } },
    notes: { type: 'array', items: { show: 'note' } },
    sheep: { type: 'array', items: {}, show: { as: 'count', of: 'die', by: 'seat' } },
    blown: { show: { as: 'count', by: 'wind' } },
    fenced: { show: 'flag' },
    grass: {},
  },
}
const SCHEMA: Schema = {
  properties: {
    phase: {},
    seat: {},
    roll: {
      show: { as: 'die', picks: 'face' },
      properties: { own: { items: { show: 'die' } }, big: { items: { show: { as: 'die', kind: 'big' } } } },
    },
    hills: { type: 'array', items: HILL, show: { as: 'place', picks: 'face' } },
    at: { show: { as: 'name', list: 'hill' } },
    weather: {},
    secret: { show: 'hidden' },
    players: { items: { properties: { sheep: { show: 'count' }, hand: { show: { as: 'card', picks: 'card' } } } } },
  },
}
const hill = (number: number, sheep: number[], blown = 0) => ({
  number,
  notes: [10],
  sheep,
  blown,
  fenced: false,
  grass: 4,
})
const VIEW = {
  phase: 'choose',
  seat: 0,
  roll: { own: [1, 1, 2], big: [1] },
  hills: [hill(1, [0, 2], 3), hill(2, [0, 0])],
  at: 2,
  weather: 'rain',
  secret: 7,
  players: [
    { sheep: 4, hand: [3] },
    { sheep: 0, hand: null },
  ],
}
const STANDING: Schema = {
  properties: { worth: { show: { as: 'money', by: 'seat', at: 'hills', says: { '-1': 'level' } } } },
}
const OUTLOOK: Schema = {
  properties: {
    after: {
      items: {
        properties: {
          hill: { show: { as: 'name', list: 'hill' } },
          worth: { show: { as: 'money', by: 'seat', says: { '-1': 'level' } } },
        },
      },
      show: { as: 'place', at: 'hills' },
    },
  },
}
const action = (id: number, fields: object): Action => ({
  id,
  kind: 'graze',
  typed: '',
  throws: false,
  after: [],
  ...fields,
})
const shown = (aimed: object = {}): Shown => ({
  schema: SCHEMA,
  view: VIEW,
  standing: {
    schema: STANDING,
    said: {
      worth: [
        [0, 50, -1],
        [0, 0, 0],
      ],
    },
  },
  outlook: { schema: OUTLOOK, said: aimed as Shown['view'] },
  told: new Told(WORDS, { language: 'en', names: ['Ana', 'Benno'], lists: LISTS, you: 0 }, 2),
})

test('a place has its title, its pictures, its facts and a row for everybody, those who have most first', () => {
  const [first] = placesOf(shown())
  expect(first).toMatchObject({ title: 'Green Hill', value: 1, numbered: true, flags: [] })
  expect(first?.pics.map(({ field }) => field)).toEqual(['notes'])
  expect(first?.facts.map(({ field }) => field)).toEqual(['grass']) // without a hint it is shown all the same
  expect(first?.rows.map(({ who, here, flags }) => [who, here, flags])).toEqual([
    [1, true, []],
    ['wind', true, ['level']],
    [0, false, []],
  ])
})

test('what a choice would change is beside what is', () => {
  const [first] = placesOf(shown({ after: [{ hill: 1, worth: [70, -1, 0] }] }))
  const row = (who: number) => first?.rows.find((one) => one.who === who)
  expect(row(0)).toMatchObject({ here: false, soon: true })
  expect(row(0)?.cells.find(({ field }) => field === 'worth')).toMatchObject({ value: 0, next: 70 })
  expect(row(1)?.flags).toEqual(['level'])
  expect(placesOf(shown({ after: [{ hill: 1, worth: [70, -1, 0] }] }))[1]?.rows.some(({ soon }) => soon)).toBe(false)
})

test('what it means is told for the chooser, and for others whom it concerns', () => {
  const [meaning] = meaningOf(shown(), action(1, { after: [{ hill: 1, worth: [70, -1] }] }), 0)
  expect(meaning?.own.map(({ label, bit, word }) => [label, bit.value, word])).toEqual([['would get', 70, '']])
  expect(meaning?.others.map(({ who, said }) => [who, said.word])).toEqual([[1, 'level']])
})

test('a game that says it in its own words is quoted, and what it does not mention is left out', () => {
  const base = shown()
  const quoting: Shown = {
    ...base,
    outlook: { ...base.outlook, schema: { properties: { sheep: {}, wool: {} } } },
    told: new Told({ ...WORDS, 'brief.graze': { en: '{sheep} of {wool}', fr: '' } }, base.told.speaker, 2),
  }
  expect(briefOf(base, action(1, { sheep: 3, wool: 5 }))).toBe(null) // it has none: its hints say it
  expect(briefOf(quoting, action(1, { sheep: 3, wool: 5 }))).toBe('3 of 5')
  expect(briefOf(quoting, action(1, { after: [] }))).toBe('') // nothing is known of this one
  expect(briefOf(quoting, { ...action(1, { sheep: 3, wool: 5 }), kind: 'sleep' })).toBe('')
})

test('a place at which nothing would change is not told', () => {
  expect(meaningOf(shown(), action(1, { after: [{ hill: 1 }] }), null)).toEqual([])
})

test('all else is a fact, and nothing is hidden for want of a hint', () => {
  expect(factsOf(shown(), false).map(({ field }) => field)).toEqual(['roll', 'at', 'weather'])
  expect(factsOf(shown(), true).map(({ field }) => field)).toEqual(['at', 'weather']) // the roll lies on the buttons
  const bare: Shown = { ...shown(), schema: { properties: { eggs: {}, fox: {} } }, view: { eggs: [1, 2], fox: null } }
  expect(factsOf(bare, false).map(({ field, value }) => [field, value])).toEqual([
    ['eggs', [1, 2]],
    ['fox', null],
  ])
})

test('labels are those of the part, of the field, or the name made readable', () => {
  const { told } = shown()
  expect(told.label('sheep', 'hills')).toBe('Sheep')
  expect(told.label('sheep', 'players')).toBe('Sheep at home')
  expect(told.label('eggs_in_basket')).toBe('Eggs in basket')
  expect(told.who(0)).toBe('You')
  expect(told.who('wind')).toBe('the wind')
  expect(bitsOf(shown(), 1).map(({ field }) => field)).toEqual(['sheep', 'hand'])
})

test('an event and a fact light the places that they name', () => {
  const places = placesOf(shown())
  expect([...namedPlaces(places, { hill: 1 })]).toEqual(['hills-0'])
  expect([...namedPlaces(places, { face: 2 })]).toEqual(['hills-1'])
  expect([...pointedAt(places, shown())]).toEqual(['hills-1'])
})

test('a choice takes the dice that show its face', () => {
  expect(takenBy(action(1, { face: 1 }), SCHEMA, VIEW).map(({ value, kind }) => [value, kind])).toEqual([
    [1, undefined],
    [1, undefined],
    [1, 'big'],
  ])
})

test('few choices are a list, many are boxes, fields that cross are rows', () => {
  const some = [1, 2, 3].map((face) => action(face, { face }))
  expect(groupsOf(some, {})).toMatchObject([{ form: 'list', fields: ['face'] }])
  const bets = Array.from({ length: 12 }, (_, k) => action(k, { pays: (k % 3) + 1, box: k, chance: 9 }))
  expect(groupsOf(bets, {})).toMatchObject([{ form: 'boxes', split: { field: 'pays', values: [1, 2, 3] } }])
  const lays = Array.from({ length: 10 }, (_, k) => action(k, { cards: k < 4 ? [k] : [k, k] }))
  expect(groupsOf(lays, {})).toMatchObject([{ form: 'boxes', split: { field: 'cards', values: [1, 2] } }])
  const throws = [1, 2, 3, 4].flatMap((aim) =>
    [1, 2, 3].map((power) => action(aim * 10 + power, { aim, power, match: aim * power })),
  )
  expect(groupsOf(throws, {})).toMatchObject([{ form: 'rows', fields: ['aim', 'power'] }])
  expect(choosing(bets, new Set(['pays']))).toEqual(['box'])
})

test('of several views the table shows what all of them show', () => {
  const views = [
    {
      seat: 0,
      pot: 3,
      players: [
        { hand: [1, 2], cards: 2 },
        { hand: null, cards: 1 },
      ],
      laid: [4, 'hidden'],
    },
    {
      seat: 1,
      pot: 3,
      players: [
        { hand: null, cards: 2 },
        { hand: [5], cards: 1 },
      ],
      laid: ['hidden', 6],
    },
  ]
  expect(common(views)).toEqual({
    seat: null,
    pot: 3,
    players: [
      { hand: null, cards: 2 },
      { hand: null, cards: 1 },
    ],
    laid: ['hidden', 'hidden'],
  })
})

test('a ring has a place for each square, and narrow squares bear initials', () => {
  for (const n of [8, 20, 36, 40]) {
    const { wide, tall, cols, rows } = around(n)
    expect(new Set(wide.slice(0, n).map(String)).size).toBe(n)
    expect(new Set(tall.slice(0, n).map(String)).size).toBe(n)
    expect(wide.every(([x, y]) => x >= 1 && y >= 1 && x <= cols && y <= rows)).toBe(true)
  }
  expect(['Monte-Carlo', 'Nice', 'Taxe A', 'Deauville'].map(initials)).toEqual(['MC', 'Nice', 'TA', 'Dea'])
})

const FLOCK: Schema = {
  properties: {
    drawn: { items: {}, show: { as: 'die', each: 'colours', picks: 'face' } },
    hills: {
      show: { as: 'place', picks: 'face' },
      items: {
        properties: {
          number: { show: { as: 'name', list: 'hill' } },
          sheep: { items: {}, show: { as: 'count', of: 'die', by: 'colours' } },
        },
      },
    },
  },
}
const FLOCK_OUTLOOK: Schema = {
  properties: {
    all: { show: 'money' },
    rest: { show: { as: 'money', by: 'wind' } },
    after: {
      show: { as: 'place', at: 'hills' },
      items: {
        properties: {
          hill: { show: { as: 'name', list: 'hill' } },
          worth: { items: {}, show: { as: 'money', by: 'colours', says: { '-1': 'level' } } },
        },
      },
    },
  },
}
const coloured = (aimed: object = {}): Shown => ({
  schema: FLOCK,
  view: { drawn: [3, 0, 3, 5], hills: [{ number: 1, sheep: [1, 0, 4, 0] }] },
  standing: {
    schema: {
      properties: {
        all: { show: 'money' },
        worth: { items: {}, show: { as: 'money', by: 'colours', at: 'hills', says: { '-1': 'level' } } },
      },
    },
    said: { all: 20, worth: [[20, 0, 50, 0]] },
  },
  outlook: { schema: FLOCK_OUTLOOK, said: aimed as Shown['view'] },
  told: new Told(
    WORDS,
    { language: 'en', names: ['Ana'], lists: { ...LISTS, colours: ['Red', 'Green', 'Blue', 'Black'] }, you: 0 },
    1,
    [{ colour: 'red', symbol: 'diamond' }],
  ),
})

test('what belongs to colours has a row for each: a seat that bears the colour, else the colour itself', () => {
  const [hill] = placesOf(coloured())
  expect(hill?.rows.map(({ who, here }) => [who, here])).toEqual([
    ['colour:blue', true],
    [0, true],
    ['colour:green', false],
    ['colour:black', false],
  ])
  expect(hill?.rows[0]?.cells.map(({ field, value }) => [field, value])).toEqual([
    ['worth', 50],
    ['sheep', 4],
  ])
  expect(coloured().told.who('colour:blue')).toBe('Blue')
  expect(coloured().told.who(0)).toBe('You')
})

test('a choice takes the dice of each colour that show its face', () => {
  const shown = coloured()
  expect(takenBy(action(1, { face: 3 }), FLOCK, shown.view).map(({ colour }) => colour)).toEqual([0, 2])
  expect([0, 2].map((k) => shown.told.ofColour(k))).toEqual([0, 'colour:blue'])
  expect(factsOf(shown, false).map(({ field }) => field)).toEqual(['drawn', 'all'])
})

test('a choice tells what it would bring to which colour, to the chooser, and to somebody without a seat', () => {
  const said = { all: 70, rest: 30, after: [{ hill: 1, worth: [70, 0, -1, 0] }] }
  const meanings = meaningOf(coloured(), action(1, said), 0)
  expect(meanings.map(({ own }) => own.map(({ field, bit }) => [field, bit.value]))).toEqual([[], [['all', 70]]])
  expect(meanings.map(({ others }) => others.map(({ who, said: what }) => [who, what.bit.value, what.word]))).toEqual([
    [
      [0, 70, ''],
      ['colour:blue', -1, 'level'],
    ],
    [['wind', 30, '']],
  ])
  expect(factsOf(coloured(said), true).find(({ field }) => field === 'all')?.value).toBe(70)
})
