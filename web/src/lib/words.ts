// Sentences from patterns: the twin of kit/words.py. A test renders the same ones in both and compares.

export type Language = 'en' | 'fr'
export type Pattern = Record<string, string>
export type Words = Record<string, Pattern>
export type Fields = Record<string, unknown>

const FIELD = /\{(\w+)(?::(\w+)|\?([^|{}]*)\|([^{}]*))?\}/g
const SEAT = { en: 'Player {}', fr: 'Joueur {}' }
const AND = { en: ' and ', fr: ' et ' }
const WHITE = { en: 'the white dice', fr: 'les dés blancs' }

export interface Speaker {
  language: Language
  names: readonly string[]
  lists: Record<string, readonly string[]>
}

export function money(dollars: number, language: Language): string {
  const grouped = Math.abs(dollars).toLocaleString('en-US', { maximumFractionDigits: 0 })
  const sign = dollars < 0 ? '-' : ''
  return language === 'en' ? `${sign}$${grouped}` : `${sign}${grouped.replaceAll(',', '\u202f')}\u00a0$`
}

export function nameOf(seat: unknown, speaker: Speaker): string {
  if (seat === 'white') return WHITE[speaker.language]
  const named = typeof seat === 'number' ? speaker.names[seat] : ''
  return named || SEAT[speaker.language].replace('{}', String(Number(seat) + 1))
}

function listed(names: string[], language: Language): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? names.slice(0, -1).join(', ') + AND[language] + last : last
}

function fill(
  value: unknown,
  style: string | undefined,
  one: string | undefined,
  other: string | undefined,
  to: Speaker,
): string {
  if (one !== undefined && other !== undefined) {
    const singular = value === 1 || (value === 0 && to.language === 'fr')
    return (singular ? one : other).replaceAll('#', String(value))
  }
  switch (style) {
    case undefined:
      return String(value)
    case 'money':
      return money(value as number, to.language)
    case 'seat':
      return nameOf(value, to)
    case 'seats':
      return listed(
        (value as unknown[]).map((seat) => nameOf(seat, to)),
        to.language,
      )
    case 'dice':
      return (value as number[]).join(' ')
    case 'cards':
      return (value as number[]).map((card) => (card > 10 ? `double ${card % 10}` : String(card))).join(', ')
    case 'notes':
      return (value as number[]).map((note) => money(note, to.language)).join(', ')
    default:
      return to.lists[style]?.[(value as number) - 1] ?? String(value)
  }
}

export function say(pattern: Pattern, fields: Fields, to: Speaker): string {
  return (pattern[to.language] ?? '').replace(FIELD, (_, name, style, one, other) =>
    fill(fields[name], style, one, other, to),
  )
}

const isThere = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== 0 &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0)

/** The pattern of a key, or of its first variant that fits the fields. */
export function choose(words: Words, key: string, fields: Fields): Pattern | undefined {
  for (const [name, pattern] of Object.entries(words)) {
    if (!name.startsWith(`${key}.`)) continue
    const wanted = name.slice(key.length + 1)
    const [field, value] = wanted.split('=')
    if (
      value !== undefined
        ? String(fields[field ?? '']) === value
        : wanted.startsWith('!')
          ? !isThere(fields[wanted.slice(1)])
          : isThere(fields[wanted])
    )
      return pattern
  }
  return words[key]
}

/** The sentence of an event. */
export function eventText(words: Words, event: Fields & { kind: string }, to: Speaker): string {
  const pattern = choose(words, `event.${event.kind}`, event)
  const said = pattern ? say(pattern, event, to) : event.kind
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** The sentence of an action. */
export function actionText(words: Words, action: Fields & { kind: string }, to: Speaker): string {
  const pattern = choose(words, `action.${action.kind}`, action)
  return pattern ? say(pattern, action, to) : String(action.typed ?? action.kind)
}
