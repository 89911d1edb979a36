// What the parts of the table page share: the live table, the stage, whose seat is played at this device now, and the words to speak.
import { type GameInfo, Refused } from '../lib/http'
import { Live, type Who } from '../lib/live.svelte'
import { settings } from '../lib/settings.svelte'
import { actionText, eventText, nameOf, type Speaker } from '../lib/words'
import { type Event, Stage } from './stage.svelte'

export interface Action {
  id: number
  kind: string
  typed: string
  [field: string]: unknown
}

export class TableModel {
  readonly live: Live
  readonly stage: Stage
  game = $state.raw<GameInfo | null>(null)
  trouble = $state.raw<Refused | null>(null) // the last refusal, until it is dismissed
  asking = $state(false) // a request of ours is on its way
  curtain = $state<number | null>(null) // the seat for which the curtain has been opened at this device

  constructor(who: Who | Live) {
    this.live = who instanceof Live ? who : new Live(who)
    this.stage = new Stage(this.live)
  }

  close(): void {
    this.live.close()
    this.stage.close()
  }

  /** The seat that is played at this device now: the awaited one of its seats, or the last one that was. */
  get me(): number | null {
    const { you, now } = this.live
    if (you.length === 0) return null
    const awaited = you.find((seat) => now?.awaited.includes(seat))
    return awaited ?? this.curtain ?? you[0] ?? null
  }

  get myTurn(): boolean {
    const { now } = this.live
    return this.me !== null && !!now?.awaited.includes(this.me)
  }

  get mustRoll(): boolean {
    return this.myTurn && this.live.now?.thrower === this.me
  }

  /** What this seat may do now. */
  get legal(): Action[] {
    return this.me === null ? [] : ((this.live.now?.legal[this.me] ?? []) as unknown as Action[])
  }

  get speaker(): Speaker {
    const language = settings.language
    return { language, names: this.live.seats.map((seat) => seat.name), lists: this.live.table?.lists[language] ?? {} }
  }

  nameOf(seat: number): string {
    return nameOf(seat, this.speaker)
  }

  say(event: Event): string {
    const seen = this.seen(event)
    return this.game && seen ? eventText(this.game.words, seen, this.speaker) : ''
  }

  /** Whether players of this game have something to hide. */
  get hides(): boolean {
    return Object.keys(this.game?.hidden ?? {}).length > 0
  }

  /** Several people play at this device, and may not see what the others have. */
  get shared(): boolean {
    return this.hides && this.live.you.length > 1
  }

  /** The seat before whose eyes the curtain must be opened first; null: nothing is to be hidden now. */
  get behind(): number | null {
    if (!this.shared || this.live.now?.status !== 'playing') return null
    return this.curtain === null || (this.myTurn && this.curtain !== this.me) ? this.me : null
  }

  /** An event without what only another seat at this device may know; null: all of it. */
  seen(event: Event): Event | null {
    const hidden = this.game?.hidden[event.kind]
    if (!hidden || !this.shared || event.seat === this.curtain) return event
    if (hidden.includes('*')) return null
    return Object.fromEntries(Object.entries(event).filter(([field]) => !hidden.includes(field))) as Event
  }

  sayAction(action: Action): string {
    return this.game ? actionText(this.game.words, action, this.speaker) : action.typed
  }

  /** A request; what speaks against it is shown, and nothing has changed. */
  async ask(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    this.asking = true
    try {
      await this.live.ask(type, fields)
      this.trouble = null
      return true
    } catch (error) {
      if (error instanceof Refused) this.trouble = error
      return false
    } finally {
      this.asking = false
    }
  }

  choose(action: Action): Promise<boolean> {
    const seat = this.me
    return seat === null
      ? Promise.resolve(false)
      : this.ask('move', { seat, action: action.id, turn: this.live.now?.turns[seat] ?? 0 })
  }

  roll(): Promise<boolean> {
    const seat = this.me
    return seat === null ? Promise.resolve(false) : this.ask('roll', { seat, turn: this.live.now?.turns[seat] ?? 0 })
  }

  takeBack(): Promise<boolean> {
    const seat = this.live.now?.take_back[0]
    return seat === undefined ? Promise.resolve(false) : this.ask('take_back', { seat })
  }
}
