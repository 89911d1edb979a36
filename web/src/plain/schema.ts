// What a game says of its views: the schema with hints (kit/show.py). Hints name what a value is on a table; no rule is in them.

export interface Hint {
  as?: string
  by?: string // seat: entry i belongs to seat i; colours: to colour i; else all of it to somebody without a seat, whom the lists name so
  each?: string
  of?: string | number
  kind?: string
  list?: string
  picks?: string
  shape?: string
  size?: readonly [number, number]
  tone?: readonly number[]
  hand?: boolean
  at?: string
  says?: Readonly<Record<string, string>>
}

export interface Schema {
  type?: string
  enum?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  show?: string | Hint
}

export type Part = Readonly<Record<string, unknown>>
export type Field = readonly [name: string, schema: Schema]

/** Names that mean the same in every view. */
const KNOWN: Readonly<Record<string, Hint>> = {
  seat: { as: 'hidden' },
  phase: { as: 'hidden' },
  first: { as: 'hidden' },
  to_move: { as: 'hidden' },
  winners: { as: 'hidden' },
  round: { as: 'top' },
  players: { as: 'seat', by: 'seat' },
}

/** The hint of a field, or of what its list holds; of the table itself also by name. */
export function hintOf(schema: Schema | undefined, name = ''): Hint {
  for (let one = schema; one; one = one.items)
    if (one.show) return typeof one.show === 'string' ? { as: one.show } : one.show
  return KNOWN[name] ?? {}
}

/** The fields of a part, or of the parts in a list, in their order. */
export const fieldsOf = (schema: Schema | undefined): Field[] =>
  Object.entries(schema?.properties ?? schema?.items?.properties ?? {})

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === 0 ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isPart(value) && Object.values(value).every(isEmpty))

/** Whether anything in a part has a hint. */
export const isHinted = (schema: Schema | undefined): boolean =>
  fieldsOf(schema).some(([, field]) => hintOf(field).as !== undefined)
