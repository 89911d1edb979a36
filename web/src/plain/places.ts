// A view as places, facts and players: everything that the board draws, by hints alone.
import { type Field, fieldsOf, type Hint, hintOf, isEmpty, isPart, type Part, type Schema } from './schema'
import type { Told } from './told'

export type Who = number | string // a seat, or how the lists call somebody who has none

/** A value with what is known of it. */
export interface Bit {
  field: string
  within: string
  schema: Schema
  hint: Hint
  value: unknown
  next?: unknown // how it would be after the choice that is aimed at
}

export interface Row {
  who: Who
  cells: Bit[]
  flags: string[]
  order: number
  here: boolean // has something there now
  soon: boolean // would have, after the choice
}

export interface Place {
  id: string
  field: string
  hint: Hint
  schema: Schema
  entry: Part
  title: string
  value: number | null // of the title
  list: string // that names it
  numbered: boolean
  pics: Bit[]
  beside: Bit[] // the title
  flags: string[]
  facts: Bit[]
  rows: Row[]
}

const bit = ([field, schema]: Field, value: unknown, within: string, hint = hintOf(schema)): Bit => ({
  field,
  within,
  schema,
  hint,
  value,
})

/** All that a table shows at one moment. */
export interface Shown {
  schema: Schema
  view: Part
  standing: { schema: Schema; said: Part }
  outlook: { schema: Schema; said: Part } // of the choice that is aimed at
  told: Told
}

export function placesOf(shown: Shown): Place[] {
  return fieldsOf(shown.schema).flatMap(([field, schema]) => {
    const hint = hintOf(schema, field)
    const value = shown.view[field]
    if (hint.as !== 'place' || value === null || value === undefined) return []
    const entries = (Array.isArray(value) ? value : [value]).filter(isPart)
    return entries.map((entry, k) => placeOf(shown, field, schema, hint, entry, k))
  })
}

function placeOf(shown: Shown, field: string, schema: Schema, hint: Hint, entry: Part, k: number): Place {
  const { told } = shown
  const fields = fieldsOf(schema)
  const named = fields.find(([, one]) => hintOf(one).as === 'name')
  const named_hint = hintOf(named?.[1])
  const value = named ? entry[named[0]] : null
  const rest = fields.filter(
    ([name, one]) => name !== named?.[0] && !hintOf(one).by && hintOf(one).as !== 'hidden' && name in entry,
  )
  const place: Place = {
    id: `${field}-${k}`,
    field,
    hint,
    schema,
    entry,
    title: named ? told.name(value, named_hint, named[0]) : `${told.label(field)} ${k + 1}`,
    value: typeof value === 'number' ? value : null,
    list: named_hint.list ?? '',
    numbered: named?.[0] === 'number',
    pics: [],
    beside: [],
    flags: [],
    facts: [],
    rows: [],
  }
  for (const one of rest) {
    const found = bit(one, entry[one[0]], field)
    if (found.hint.as === 'flag') place.flags.push(...flagOf(found, told))
    else if (isPicture(found)) place.pics.push(found)
    else if (found.hint.each) place.beside.push(found)
    else if (!isEmpty(found.value) || !found.hint.as) place.facts.push(found)
  }
  place.rows = rowsOf(shown, place, k)
  return place
}

const isPicture = ({ hint, value }: Bit): boolean => (hint.as === 'note' || hint.as === 'chip') && Array.isArray(value)

/** What a flag says, if it is set. */
export function flagOf({ field, within, hint, value }: Bit, told: Told): string[] {
  if (value === null || value === undefined || value === false || (value === 0 && hint.of !== 'seat')) return []
  if (hint.list) return [told.name(value, hint, field)]
  return [told.label(field, within) + (hint.of === 'seat' ? ` ${told.who(Number(value))}` : '')]
}

/** What is listed by seat, one row for each: those who have most come first. Nobody's comes last of the seats. */
function rowsOf(shown: Shown, place: Place, k: number): Row[] {
  const { told, standing } = shown
  const columns = fieldsOf(place.schema).filter(([, one]) => hintOf(one).by)
  const now = fieldsOf(standing.schema).filter(([, one]) => hintOf(one).at === place.field && hintOf(one).by)
  if (columns.length + now.length === 0) return []
  const nobody = columns.map(([, one]) => hintOf(one).by).find((by) => by !== 'seat' && by !== 'colours') ?? ''
  const soon = futureOf(shown, place)
  const bits = [
    ...now.map((one) => bit(one, (standing.said[one[0]] as unknown[] | undefined)?.[k] ?? [], place.field)),
    ...columns.filter(([name]) => name in place.entry).map((one) => bit(one, place.entry[one[0]], place.field)),
  ]
  const byColour = [...columns, ...now].some(([, one]) => hintOf(one).by === 'colours')
  const all: Who[] = byColour ? told.colours : Array.from({ length: told.players }, (_, seat) => seat)
  if (nobody && columns.some(([name, one]) => hintOf(one).by === nobody && name in place.entry)) all.push(nobody)
  return all
    .map((who) => rowOf(who, bits, soon, told))
    .sort((a, b) => Number(b.here || b.soon) - Number(a.here || a.soon) || b.order - a.order)
}

const shareOf = (value: unknown, hint: Hint, who: Who, told: Told): unknown => {
  if (hint.by === 'colours') return Array.isArray(value) ? (value[told.colours.indexOf(who as number)] ?? null) : null
  if (hint.by !== 'seat') return hint.by === who ? value : null
  return Array.isArray(value) ? (value[typeof who === 'number' ? who : told.players] ?? null) : null
}

function rowOf(who: Who, bits: Bit[], soon: Map<string, Bit>, told: Told): Row {
  const cells: Bit[] = []
  const flags: string[] = []
  let here = false
  for (const one of bits) {
    const value = shareOf(one.value, one.hint, who, told)
    here ||= !isEmpty(value) && !one.hint.says?.[String(value)]
    const coming = soon.get(one.field)
    const next = coming && shareOf(coming.value, coming.hint, who, told)
    const shownNow = next !== undefined && next !== null ? next : value
    const says = one.hint.says?.[String(shownNow)] // a value that stands for a word
    if (says) flags.push(told.label(says))
    if (one.hint.as === 'flag') flags.push(...(value ? [told.label(one.field, one.within)] : []))
    else if (!says || !one.hint.says?.[String(value)])
      cells.push({
        ...one,
        value: one.hint.says?.[String(value)] ? null : value,
        ...(coming && next !== value && !says ? { next } : {}),
      })
  }
  const soonHas = [...soon.values()].some((one) => {
    const next = shareOf(one.value, one.hint, who, told)
    return !isEmpty(next) && !one.hint.says?.[String(next)]
  })
  const first = cells.find((cell) => typeof (cell.next ?? cell.value) === 'number')
  return { who, cells, flags, order: Number(first?.next ?? first?.value ?? 0), here, soon: soonHas && !here }
}

/** How the columns of a place would be after the choice that is aimed at, by the column that each stands for. */
function futureOf({ outlook }: Shown, place: Place): Map<string, Bit> {
  const touched = touchedBy(outlook.schema, outlook.said, place)
  if (!touched) return new Map()
  const [schema, entry] = touched
  return new Map(
    fieldsOf(schema)
      .filter(([, one]) => hintOf(one).by)
      .map((one) => [hintOf(one[1]).at ?? one[0], bit(one, entry[one[0]], place.field)]),
  )
}

/** What an outlook says of a place: its part, with the schema. */
export function touchedBy(schema: Schema, said: Part, place: Place): [Schema, Part] | null {
  for (const [field, one] of fieldsOf(schema)) {
    const hint = hintOf(one)
    if (hint.as !== 'place' || hint.at !== place.field) continue
    const title = fieldsOf(one).find(([, inner]) => hintOf(inner).as === 'name')?.[0]
    const found = ((said[field] ?? []) as Part[]).find((entry) => title !== undefined && entry[title] === place.value)
    if (found) return [one, found]
  }
  return null
}

/** What is shown beside the places: a fact for each field, and what is said of the table as a whole, as it would be after the choice that
 * is aimed at. */
export function factsOf({ schema, view, standing, outlook }: Shown, taken: boolean): Bit[] {
  const facts = fieldsOf(schema).flatMap(([field, one]) => {
    const hint = hintOf(one, field)
    const value = view[field]
    if (!(field in view) || hint.by || field === 'round' || ['hidden', 'place'].includes(hint.as ?? '')) return []
    if (hint.picks && taken) return [] // lies on the buttons
    if (hint.as && (value === null || (Array.isArray(value) && value.length === 0))) return []
    if (hint.as === 'flag' && !value) return []
    return [bit([field, one], value, '', hint)]
  })
  const sums = fieldsOf(standing.schema).filter(([field, one]) => {
    const { as, at, by } = hintOf(one)
    return as && as !== 'hidden' && !at && !by && (standing.said[field] ?? null) !== null
  })
  return [...facts, ...sums.map((one) => bit(one, outlook.said[one[0]] ?? standing.said[one[0]], ''))]
}

/** What is known of a player: fields of the view, and what the game says of them besides. */
export function bitsOf({ schema, view, standing }: Shown, seat: number): Bit[] {
  const players = schema.properties?.players
  const entry = (view.players as Part[] | undefined)?.[seat]
  if (!entry) return []
  const own = fieldsOf(players).filter(([field]) => field in entry)
  const said = fieldsOf(standing.schema).filter(([, one]) => hintOf(one).at === 'players')
  return [
    ...own.map((one) => bit(one, entry[one[0]], 'players')),
    ...said.map((one) => bit(one, (standing.said[one[0]] as unknown[] | undefined)?.[seat], 'players')),
  ].filter(({ hint }) => hint.as !== 'hidden')
}

/** The places that something names: an event, a fact. By their list, or by what chooses them. */
export function namedPlaces(places: Place[], fields: Part): Set<string> {
  const names = ({ list, hint }: Place) => [list, hint.picks].filter((key): key is string => !!key)
  return new Set(
    places
      .filter((place) => place.value !== null && names(place).some((key) => fields[key] === place.value))
      .map(({ id }) => id),
  )
}

/** Names of places among the facts: where something is going on. */
export function pointedAt(places: Place[], shown: Shown): Set<string> {
  const found = new Set<string>()
  const look = (schema: Schema, value: unknown) => {
    const hint = hintOf(schema)
    for (const place of places)
      if (hint.as === 'name' && hint.list && hint.list === place.list && value === place.value) found.add(place.id)
  }
  for (const [field, one] of fieldsOf(shown.schema)) {
    if (hintOf(one, field).as === 'place' || field === 'players') continue
    const value = shown.view[field]
    look(one, value)
    if (isPart(value)) for (const [name, inner] of fieldsOf(one)) look(inner, value[name])
  }
  return found
}
