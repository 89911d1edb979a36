// Legal actions as something to choose from: a list, boxes, or rows of options where fields cross freely.
import type { Action } from '../lib/protocol'
import { fieldsOf, hintOf, type Part, type Schema } from './schema'

export const MOST_LISTED = 9

export interface Group {
  kind: string
  form: 'list' | 'boxes' | 'rows'
  actions: Action[]
  fields: string[] // that make the choice
  split: { field: string; values: unknown[] } | null // of boxes: what sorts them
}

const OWN = new Set(['kind', 'id', 'typed', 'throws'])
const key = (value: unknown): string => JSON.stringify(value)
const distinct = (values: unknown[]): unknown[] => [...new Map(values.map((value) => [key(value), value])).values()]

/** The value by which a field sorts: of a list how many are in it. */
export const sortOf = (action: Action, field: string): unknown => {
  const value = (action as Part)[field]
  return Array.isArray(value) ? value.length : value
}

/** The fields that make a choice: in their order, until they tell all choices apart. The rest only tells. */
export function choosing(actions: readonly Action[], telling: ReadonlySet<string>): string[] {
  const names = Object.keys(actions[0] ?? {}).filter(
    (name) => !OWN.has(name) && !telling.has(name) && distinct(actions.map((one) => (one as Part)[name])).length > 1,
  )
  for (let n = 0; n <= names.length; n++) {
    const some = names.slice(0, n)
    const apart = new Set(actions.map((one) => key(some.map((name) => (one as Part)[name]))))
    if (apart.size === actions.length) return some
  }
  return names
}

export const valuesOf = (actions: readonly Action[], field: string): unknown[] =>
  distinct(actions.map((one) => (one as Part)[field]))

function formOf(actions: Action[], fields: string[]): Group['form'] {
  if (actions.length <= MOST_LISTED) return 'list'
  const product = fields.reduce((n, field) => n * valuesOf(actions, field).length, 1)
  return product === actions.length && fields.length > 1 ? 'rows' : 'boxes'
}

function splitOf(actions: Action[], fields: string[]): Group['split'] {
  for (const field of fields) {
    const values = distinct(actions.map((one) => sortOf(one, field)))
    if (values.length >= 2 && values.length <= 6) return { field, values }
  }
  return null
}

/** By kind, in the order of the ids. `outlook` names the fields that tell what would follow. */
export function groupsOf(legal: readonly Action[], outlook: Schema): Group[] {
  const telling = new Set(fieldsOf(outlook).map(([name]) => name))
  return [...new Set(legal.map(({ kind }) => kind))].map((kind) => {
    const actions = legal.filter((one) => one.kind === kind)
    const fields = choosing(actions, telling)
    const form = formOf(actions, fields)
    return { kind, form, actions, fields, split: form === 'boxes' ? splitOf(actions, fields) : null }
  })
}

/** The dice or cards of a view that a choice takes: those of a field with `picks` that have its value. */
export interface Taken {
  value: number
  kind: string | undefined
  as: string
  of: string | number | undefined
  colour?: number // which of the colours it has, where it belongs to one of them
}

export function takenBy(action: Action, schema: Schema, view: Part): Taken[] {
  return fieldsOf(schema).flatMap(([name, field]) => {
    const hint = hintOf(field, name)
    if (!hint.picks || hint.as !== 'die' || !(hint.picks in action)) return []
    const wanted = (action as Part)[hint.picks]
    const part = view[name]
    const lists: [unknown, typeof hint][] = field.properties
      ? fieldsOf(field).map(([inner, one]) => [(part as Part | null)?.[inner], hintOf(one)])
      : [[part, hint]]
    return lists.flatMap(([values, { kind, each }]) =>
      (Array.isArray(values) ? values : [])
        .map((value, k) => ({ value, colour: each === 'colours' ? { colour: k } : {} }))
        .filter(({ value }) => value === wanted)
        .map(({ value, colour }) => ({ value: value as number, kind, as: 'die', of: undefined, ...colour })),
    )
  })
}

/** Whether a choice belongs to a card: its field has the card's value, or holds it. */
export const plays = (action: Action, picks: string, value: unknown): boolean => {
  const found = (action as Part)[picks]
  return Array.isArray(found) ? found.includes(value) : found === value
}
