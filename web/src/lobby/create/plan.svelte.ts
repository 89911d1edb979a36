// A table that is being planned: what the form shows and what it asks the server for.
import type { GameInfo, NewTable, OptionSchema, Sitter } from '../../lib/http'
import { settings } from '../../lib/settings.svelte'
import { BOT_NAMES, opponents } from '../play'

export type Way = 'screen' | 'friends' | 'bots' | 'public'
export type ClockKind = 'none' | 'seconds' | 'days'

export interface PlannedSeat {
  id: number
  who: string // device, open, or the level of a bot
  name: string
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
    before: Plan | null = null, // of another game: who sits there stays, as far as there are seats
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

  /** The options that the form asks for; how many play is asked by the seats. */
  get asked(): [string, OptionSchema][] {
    return Object.entries(this.game.options.properties).filter(([name]) => name !== 'players')
  }

  get hasOpen(): boolean {
    return this.seats.some((seat) => seat.who === 'open')
  }

  get hasDevice(): boolean {
    return this.seats.some((seat) => seat.who === 'device')
  }

  /** People who can be told apart: hints are theirs anyway where only one plays. */
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
