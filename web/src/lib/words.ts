// Sentences from patterns: the twin of kit/words.py. A test renders the same patterns in both and compares.

export type Language = 'en' | 'fr'
export type Pattern = Record<string, string>
export type Words = Record<string, Pattern>
export type Fields = Record<string, unknown>

const FIELD = /\{(\w+)(?::(\w+)|\?([^|{}]*)\|([^{}]*))?\}/g
const PARTS = /(?:<[^>]*>)+/
const PIECE = new RegExp(`${PARTS.source}|${FIELD.source}`, 'g')
const SEAT = { en: 'Player {}', fr: 'Joueur {}' }
const YOU = { en: 'you', fr: 'vous' }
const AND = { en: ' and ', fr: ' et ' }

export interface Speaker {
  language: Language
  names: readonly string[]
  lists: Record<string, readonly string[]>
  you?: number | null // the one who reads, where that is one
}

/** French puts spaces before some signs, behind « and into large sums, at which a line must not break: the twin of french.py. */
export const bound = (text: string): string =>
  text
    .replace(/ (?=[:;?!»])|(?<=«) |(?<=\d) (?=[$%])/g, '\u00a0')
    .replace(/(?<=\d) (?=(?:\d{3} )*\d{3}[ \u00a0]\$)/g, '\u202f')

/** French: "de Benno", "d’Anna", "d’Émile". */
export const of = (name: string): string => (/^[aeiouy]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`)

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export function money(dollars: number, language: Language): string {
  const grouped = GROUPED.format(Math.abs(dollars))
  const sign = dollars < 0 ? '-' : ''
  return language === 'en' ? `${sign}$${grouped}` : `${sign}${grouped.replaceAll(',', '\u202f')}\u00a0$`
}

/** A sum of whole thousands, in a game whose money has no sign: 1,150k, and in French 1 150 k. */
export function thousands(units: number, language: Language): string {
  const grouped = GROUPED.format(Math.floor(units / 1000))
  return language === 'en' ? `${grouped}k` : `${grouped.replaceAll(',', '\u202f')}\u00a0k`
}

export function nameOf(seat: unknown, speaker: Speaker): string {
  if (typeof seat === 'string') return speaker.lists[seat]?.[0] ?? seat // somebody who has no seat, as the game calls them
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
    case 'k':
      return thousands(value as number, to.language)
    case 'seat':
      return nameOf(value, to)
    case 'of':
      return of(String(value))
    case 'of_seat':
      return of(nameOf(value, to))
    case 'seats':
      return listed(
        (value as unknown[]).map((seat) => nameOf(seat, to)),
        to.language,
      )
    case 'dice':
      return (value as number[]).join(' ')
    case 'cards':
      return (value as number[]).map((card) => (card > 10 ? `double ${card % 10}` : String(card))).join(', ')
    case 'coloured':
      return (value as number[]).flatMap((face, k) => (face ? [`${to.lists.colours?.[k]} ${face}`] : [])).join(', ')
    case 'notes':
      return (value as number[]).map((note) => money(note, to.language)).join(', ')
    default:
      return to.lists[style]?.[(value as number) - 1] ?? String(value)
  }
}

const isThere = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== 0 &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0)

const filled = (text: string, fields: Fields, to: Speaker): string =>
  text.replace(FIELD, (_, name, style, one, other) => fill(fields[name], style, one, other, to))

/** "<…><…>": a list of what is there. */
function parts(run: string, fields: Fields, to: Speaker): string {
  const firstField = (part: string) => new RegExp(FIELD.source).exec(part)?.[1]
  const said = run
    .slice(1, -1)
    .split('><')
    .filter((part) => {
      const first = firstField(part)
      return first === undefined || isThere(fields[first])
    })
  return listed(
    said.map((part) => filled(part, fields, to)),
    to.language,
  )
}

/** The sentence, filled in one pass, so that nothing in a name is taken for a field. */
export function say(pattern: Pattern, fields: Fields, to: Speaker): string {
  const said = (pattern[to.language] ?? '').replace(PIECE, (whole, name, style, one, other) =>
    name === undefined ? parts(whole, fields, to) : fill(fields[name], style, one, other, to),
  )
  return to.language === 'fr' ? bound(said) : said
}

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

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)

/** The sentence of an event; "You …" to whom it is about, if the game has such a sentence. */
export function eventText(words: Words, event: Fields & { kind: string }, to: Speaker): string {
  const yours = isAbout(event, to.you) ? choose(words, `you.${event.kind}`, event) : undefined
  const pattern = yours ?? choose(words, `event.${event.kind}`, event)
  return capital(pattern ? say(pattern, event, yours ? addressed(to) : to) : event.kind)
}

/** A sentence of the story of a game that is over; the reader is "you" in it. */
export function storyText(words: Words, told: Fields, to: Speaker): string {
  const yours = isAbout(told, to.you) ? choose(words, `yours.${told.kind}`, told) : undefined
  const pattern = yours ?? choose(words, `story.${told.kind}`, told)
  return pattern ? capital(say(pattern, told, addressed(to))) : ''
}

const isAbout = ({ seat, who, winners }: Fields, you: number | null | undefined): boolean =>
  typeof you === 'number' && (seat === you || [who, winners].some((some) => Array.isArray(some) && some.includes(you)))

/** The reader, where that is one, is "you" among the names. */
const addressed = (to: Speaker): Speaker =>
  typeof to.you !== 'number'
    ? to
    : {
        ...to,
        names: Array.from({ length: Math.max(to.names.length, to.you + 1) }, (_, seat) =>
          seat === to.you ? YOU[to.language] : (to.names[seat] ?? ''),
        ),
      }

/** The sentence of an action. */
export function actionText(words: Words, action: Fields & { kind: string }, to: Speaker): string {
  const pattern = choose(words, `action.${action.kind}`, action)
  return pattern ? say(pattern, action, to) : String(action.typed ?? action.kind)
}
