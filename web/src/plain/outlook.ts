// What a choice means: what the game says of its consequences, in few words for the button.
import type { Action } from '../lib/protocol'
import { choose, say } from '../lib/words'
import type { Bit, Shown, Who } from './places'
import { fieldsOf, hintOf, isEmpty, type Part, type Schema } from './schema'

export interface Meaning {
  where: string // the place, where several would change
  own: Said[]
  others: { who: Who; said: Said }[]
}

/** A value, or the word that it stands for. */
export interface Said {
  field: string
  label: string
  word: string
  bit: Bit
}

function saidOf(shown: Shown, [field, schema]: readonly [string, Schema], value: unknown, within: string): Said {
  const hint = hintOf(schema)
  const says = hint.says?.[String(value)]
  const stands = hint.at ?? field
  return {
    field,
    label: shown.told.label(stands, within),
    word: says ? shown.told.label(says) : '',
    bit: { field, within, schema, hint, value },
  }
}

/** What a column says of a place now, by seat. */
function before(shown: Shown, at: string, place: number, column: string): unknown[] {
  const said = shown.standing.said[column]
  if (Array.isArray(said)) return (said[place] ?? []) as unknown[]
  return ((shown.view[at] as Part[] | undefined)?.[place]?.[column] ?? []) as unknown[]
}

export function meaningOf(shown: Shown, action: Action, seat: number | null): Meaning[] {
  const said = action as Part
  const found: Meaning[] = []
  const sums: Omit<Meaning, 'where'>[] = [] // what is said of the table as a whole
  for (const [field, schema] of fieldsOf(shown.outlook.schema)) {
    const hint = hintOf(schema)
    const value = said[field]
    if (value === undefined || value === null) continue
    if (hint.as !== 'place') {
      const own = saidOf(shown, [field, schema], value, '')
      sums.push(hint.by ? { own: [], others: [{ who: hint.by, said: own }] } : { own: [own], others: [] })
      continue
    }
    const entries = value as Part[]
    for (const entry of entries) found.push(touched(shown, schema, hint.at ?? '', entry, seat, entries.length > 1))
  }
  if (sums.length)
    found.push({ where: '', own: sums.flatMap(({ own }) => own), others: sums.flatMap(({ others }) => others) })
  return found.filter(({ own, others }) => own.length + others.length > 0)
}

/** The same in the game's own words, "brief.<kind>": then that is all that the button says of it. null: the game leaves it to its hints. */
export function briefOf({ told, outlook }: Shown, action: Action): string | null {
  if (!Object.keys(told.words).some((key) => key.startsWith('brief.'))) return null
  const said = action as Part
  const pattern = choose(told.words, `brief.${action.kind}`, said)
  const known = fieldsOf(outlook.schema).some(([field]) => (said[field] ?? null) !== null)
  return pattern && known ? say(pattern, said, told.speaker) : ''
}

function touched(
  shown: Shown,
  schema: Schema,
  at: string,
  entry: Part,
  seat: number | null,
  several: boolean,
): Meaning {
  const fields = fieldsOf(schema)
  const title = fields.find(([, one]) => hintOf(one).as === 'name')
  const places = (shown.view[at] ?? []) as Part[]
  const key = fieldsOf(shown.schema.properties?.[at]).find(([, one]) => hintOf(one).as === 'name')?.[0]
  const place = places.findIndex((one) => title && key && one[key] === entry[title[0]])
  const meaning: Meaning = {
    where: several && title ? shown.told.name(entry[title[0]], hintOf(title[1]), title[0]) : '',
    own: [],
    others: [],
  }
  for (const one of fields.filter(([, inner]) => ['seat', 'colours'].includes(hintOf(inner).by ?? ''))) {
    const hint = hintOf(one[1])
    const values = (entry[one[0]] ?? []) as unknown[]
    const was = before(shown, at, place, hint.at ?? one[0])
    const byColour = hint.by === 'colours'
    values.forEach((value, k) => {
      const who = byColour ? shown.told.ofColour(k) : k
      if (who === seat && !byColour) meaning.own.push(saidOf(shown, one, value, at))
      else if (
        hint.as === 'money' &&
        value !== was[k] &&
        !(isEmpty(value) && isEmpty(was[k])) &&
        (byColour || k < shown.told.players)
      )
        meaning.others.push({ who, said: saidOf(shown, one, value, at) })
    })
  }
  return meaning
}
