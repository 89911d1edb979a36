// A table that is being planned: what the form shows and what it asks the server for.
import { PAGES } from '../../games'
import type { GameInfo, NewTable, OptionSchema, Preset, Sitter } from '../../lib/http'
import { told } from '../../lib/i18n'
import { settings } from '../../lib/settings.svelte'
import { BOT_NAMES, opponents } from '../play'

export type Way = 'screen' | 'friends' | 'bots' | 'public'
export type ClockKind = 'none' | 'seconds' | 'days'

export interface PlannedSeat {
  id: number
  who: string // device, open, or the level of a bot
  name: string
}

/** A part of the game that can be left out: its switch, and what can be chosen while it is on. */
export interface Module {
  name: string
  schema: OptionSchema
  more: [string, OptionSchema][]
}

const DAY = 86_400
const FEWEST = 2

export class Plan {
  seats = $state<PlannedSeat[]>([])
  options = $state<Record<string, unknown>>({})
  clock = $state<{ kind: ClockKind; seconds: number; days: number; out: 'bot' | 'wait' }>({
    kind: 'none',
    seconds: 60,
    days: 2,
    out: 'bot',
  })
  listed = $state(false)
  hints = $state(false)
  chat = $state(true)
  realDice = $state(false)
  readonly level: string
  private n = 0

  constructor(
    readonly game: GameInfo,
    readonly way: Way,
    before: Plan | null = null, // of another game: its players stay, as far as there are seats
  ) {
    const { level, count } = opponents()
    this.level = level
    const others = { screen: 'device', friends: 'open', public: 'open', bots: level }[way]
    const size = way === 'bots' ? count + 1 : way === 'screen' ? 3 : Number(this.players.default ?? 4)
    const kept = before?.way === way ? before : null
    const seated = Math.min(Math.max(kept?.seats.length ?? size, this.fewest), this.most)
    for (let i = 0; i < seated; i += 1) {
      const old = kept?.seats[i]
      this.add(old?.who ?? (i === 0 ? 'device' : others), old?.name ?? (i === 0 ? settings.chosen.name : ''))
    }
    this.listed = kept?.listed ?? way === 'public'
    if (kept) {
      this.clock = { ...kept.clock }
      this.hints = kept.hints
      this.chat = kept.chat
      this.realDice = kept.realDice && game.real_dice
    }
    for (const [name, schema] of this.asked) this.options[name] = schema.default
  }

  private get players(): OptionSchema {
    return this.game.options.properties.players ?? {}
  }

  get fewest(): number {
    return this.players.minimum ?? FEWEST
  }

  get most(): number {
    return this.players.maximum ?? this.fewest
  }

  /** The options that the form asks for; the number of players comes from the seats. */
  get asked(): [string, OptionSchema][] {
    return Object.entries(this.game.options.properties).filter(([name]) => name !== 'players')
  }

  /** Whether a table with this module is shown on the plain table: the board of the game does not draw its things. */
  isPlain(module: string): boolean {
    return PAGES[this.game.id]?.undrawn?.includes(module) ?? false
  }

  /** Whether an option that follows the number of players would be this with so many. */
  follows(name: string, players: unknown, value: unknown): boolean {
    const auto = this.game.options.properties[name]?.auto
    return this.options[name] === 'auto' && auto?.[String(players)] === value
  }

  get modules(): Module[] {
    const { asked } = this
    return asked
      .filter(([name, schema]) => schema.module === name)
      .map(([name, schema]) => ({
        name,
        schema,
        more: asked.filter(([other, one]) => one.module === name && other !== name),
      }))
  }

  /** The options of no module that is offered. */
  get habits(): [string, OptionSchema][] {
    const modules = this.modules.map(({ name }) => name)
    return this.asked.filter(([, { module }]) => !module || !modules.includes(module))
  }

  /** Of the game's presets those whose modules are all offered; one alone is no choice. */
  get presets(): Preset[] {
    const offered = this.asked.map(([name]) => name)
    const found = (this.game.presets ?? []).filter(({ options }) =>
      Object.keys(options).every((one) => offered.includes(one)),
    )
    return found.length > 1 ? found : []
  }

  /** The id of the preset that the modules make up; empty: none. */
  get preset(): string {
    const mixed = this.asked.filter(([, { module }]) => module)
    const fits = (preset: Preset): boolean => {
      const options = this.mixOf(preset)
      return mixed.every(([name, schema]) => this.options[name] === (name in options ? options[name] : schema.default))
    }
    return this.presets.find(fits)?.id ?? ''
  }

  labelOf(name: string): string {
    return told(this.game.options.properties[name]?.label) || name.replaceAll('_', ' ')
  }

  /** What a preset sets: its options, less those that so many players may not have. */
  private mixOf({ options, less }: Preset): Record<string, unknown> {
    const refused = less[String(this.seats.length)] ?? []
    return Object.fromEntries(Object.entries(options).filter(([name]) => !refused.includes(name)))
  }

  follow(preset: Preset): void {
    const options = this.mixOf(preset)
    for (const [name, schema] of this.asked)
      if (schema.module) this.options[name] = name in options ? options[name] : schema.default
  }

  /** Options that go together, in place of those that do not; as many seats as they want. */
  take(options: Record<string, unknown>): void {
    for (const [name] of this.asked)
      if (name in options && !this.follows(name, options.players, options[name])) this.options[name] = options[name]
    const players = Number(options.players ?? this.seats.length)
    while (this.seats.length > players) this.seats.pop()
    while (this.seats.length < players) this.add(this.seats.at(-1)?.who ?? this.level)
  }

  get hasOpen(): boolean {
    return this.seats.some((seat) => seat.who === 'open')
  }

  get hasDevice(): boolean {
    return this.seats.some((seat) => seat.who === 'device')
  }

  /** People who can be told apart: where only one person plays, hints are allowed anyway. */
  get people(): number {
    return this.seats.filter((seat) => seat.who === 'device' || seat.who === 'open').length
  }

  add(who: string, name = ''): void {
    this.n += 1
    this.seats.push({ id: this.n, who, name })
  }

  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id)
  }

  wanted(): NewTable {
    const seconds = { none: null, seconds: this.clock.seconds, days: this.clock.days * DAY }[this.clock.kind]
    return {
      game: this.game.id,
      options: { ...this.options },
      seats: this.seats.map(
        ({ who }): Sitter => (who === 'device' || who === 'open' ? { sitter: who } : { sitter: 'bot', level: who }),
      ),
      names: this.seats.map((seat, i) => nameFor(seat, i)),
      listed: this.listed,
      hints: this.hints,
      chat: this.chat,
      clock: { seconds, out: this.clock.out },
      dice: this.realDice && !this.hasOpen ? 'manual' : 'auto',
    }
  }
}

function nameFor(seat: PlannedSeat, place: number): string {
  if (seat.who === 'device') return seat.name.trim()
  return seat.who === 'open' ? '' : (BOT_NAMES[place] ?? '')
}
