// What the parts of the table page share: the live table, the stage, whose seat is played at this device now, and the words to speak.
import { type GameInfo, Refused } from '../lib/http'
import { Live, type Who } from '../lib/live.svelte'
import type { Now } from '../lib/protocol'
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
  private pending = $state(0) // requests of ours that are on their way
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

  /** Whether there is somebody elsewhere to talk to. */
  get canChat(): boolean {
    return !!this.live.table?.chat && new Set(this.live.seats.flatMap((seat) => seat.holder ?? [])).size > 1
  }

  get asking(): boolean {
    return this.pending > 0
  }

  /** Everything that has happened has been on the board. */
  get settled(): boolean {
    return !this.stage.busy && this.stage.now === this.live.now
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
    return this.live.you.length > 1 && (this.game === null || this.hides)
  }

  /** The seat before whose eyes the curtain must be opened first; null: nothing is to be hidden now. What the board still plays is for
   *  all who sit here: the curtain waits for it. */
  get behind(): number | null {
    if (!this.shared || this.game === null || this.live.now?.status !== 'playing') return null
    const { live, stage, curtain } = this
    const next = live.you.find((seat) => stage.now?.awaited.includes(seat))
    if (curtain === null) return stage.busy ? null : (next ?? this.me)
    return next !== undefined && next !== curtain ? next : null
  }

  /** The seat whose secrets may be on the screen; null: nobody's. Around one screen they are there only while the player chooses. */
  get eyes(): number | null {
    if (!this.shared) return this.me
    const { live, stage, curtain } = this
    if (curtain === null || this.behind !== null) return null
    const turn = (now: Now | null) => (now?.awaited.includes(curtain) ? now.turns[curtain] : undefined)
    return turn(live.now) !== undefined && turn(live.now) === turn(stage.now) ? curtain : null
  }

  /** An event without what only another seat at this device may know; null: all of it. */
  seen(event: Event): Event | null {
    const hidden = this.game?.hidden[event.kind]
    if (!hidden || !this.shared || event.seat === this.eyes) return event
    if (hidden.includes('*')) return null
    return Object.fromEntries(Object.entries(event).filter(([field]) => !hidden.includes(field))) as Event
  }

  sayAction(action: Action): string {
    return this.game ? actionText(this.game.words, action, this.speaker) : action.typed
  }

  /** A request; what speaks against it is shown, and nothing has changed. */
  async ask(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    this.pending += 1
    try {
      await this.live.ask(type, fields)
      this.trouble = null
      return true
    } catch (error) {
      if (error instanceof Refused) this.trouble = error
      return false
    } finally {
      this.pending -= 1
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
