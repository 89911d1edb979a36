// What people call the things of a game, from its words and lists.
import { type Coloured, isColoured, LOOKS, OF_COLOUR } from '../dice/symbols'
import { money } from '../lib/i18n'
import type { Mark } from '../lib/messages'
import { bound, nameOf as named, type Speaker, thousands, type Words } from '../lib/words'
import { type Hint, isPart } from './schema'
import { w } from './words'

const pretty = (name: string): string => {
  const said = name.replaceAll('_', ' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)

const COLOURS: readonly string[] = LOOKS.map(({ colour }) => OF_COLOUR + colour)

export class Told {
  constructor(
    readonly words: Words,
    readonly speaker: Speaker,
    readonly players: number,
    readonly marks: readonly Mark[] = [], // of the seats
  ) {}

  /** A word of the game as it stands there; undefined: there is none. */
  word(key: string): string | undefined {
    const said = this.words[key]?.[this.speaker.language]
    return said !== undefined && this.speaker.language === 'fr' ? bound(said) : said
  }

  label(field: string, within = ''): string {
    return this.word(`view.${within}.${field}`) ?? this.word(`view.${field}`) ?? pretty(field)
  }

  title(kind: string): string {
    return this.word(`choice.${kind}`) ?? pretty(kind)
  }

  /** A value that is a name: an entry of a list, or a text that the words name. */
  name(value: unknown, hint: Hint, field: string): string {
    if (typeof value === 'number' && hint.list) return this.speaker.lists[hint.list]?.[value - 1] ?? String(value)
    return this.word(`view.${field}.${value}`) ?? String(value)
  }

  /** A seat, "you" where one person reads; or somebody without one, as the lists call them. */
  who(who: number | string): string {
    if (isColoured(who)) return this.speaker.lists.colours?.[COLOURS.indexOf(who)] ?? who.slice(OF_COLOUR.length)
    if (typeof who === 'string') return this.speaker.lists[who]?.[0] ?? w.nobody
    return who === this.speaker.you ? w.you : named(who, this.speaker)
  }

  /** Whose the colour of that number is: a seat's that bears it, else nobody's. */
  ofColour(k: number): number | Coloured {
    const seat = this.marks.findIndex(({ colour }) => OF_COLOUR + colour === COLOURS[k])
    return seat < 0 ? (COLOURS[k] as Coloured) : seat
  }

  /** All of them, as many as the lists name. */
  get colours(): (number | Coloured)[] {
    return (this.speaker.lists.colours ?? []).map((_, k) => this.ofColour(k))
  }

  /** A sum, as the game writes its money. */
  sum(value: number, hint: Hint): string {
    return hint.kind === 'k' ? thousands(value, this.speaker.language) : money(value)
  }

  card(value: number, hint: Hint): string {
    if (hint.of === 'money') return money(value)
    if (hint.of === 'dice') return digits(value).length > 1 ? `double ${digits(value)[0]}` : String(value)
    return hint.list ? (this.speaker.lists[hint.list]?.[value - 1] ?? String(value)) : String(value)
  }

  /** A value in words, for who cannot see it drawn. */
  spoken(value: unknown, hint: Hint, field: string): string {
    if (value === null || value === undefined) return hint.as === 'money' ? w.down : hint.as === 'card' ? w.hidden : '–'
    if (Array.isArray(value)) return value.map((one) => this.spoken(one, hint, field)).join(', ') || '–'
    if (isPart(value))
      return Object.entries(value)
        .map(([name, one]) => `${this.label(name, field)} ${this.spoken(one, {}, name)}`)
        .join(', ')
    if (typeof value === 'boolean') return value ? w.yes : w.no
    if (typeof value === 'string') return value === 'hidden' ? w.hidden : this.name(value, hint, field)
    const n = Number(value)
    if (hint.as === 'money' || hint.as === 'note') return this.sum(n, hint)
    if (hint.as === 'seat') return this.who(n)
    if (hint.as === 'card') return this.card(n, hint)
    if (hint.list) return this.name(n, hint, field)
    return String(n)
  }
}

/** The dice on a card: 55 has two fives. */
export const digits = (card: number): number[] => [...String(card)].map(Number)
