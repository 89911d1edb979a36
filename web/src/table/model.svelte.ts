// What the parts of the table page share: the live table, the stage, whose seat is played at this device now, and the words to speak.
import { type GameInfo, Refused } from '../lib/http'
import { bound } from '../lib/i18n'
import { Live, type Who } from '../lib/live.svelte'
import type { Action, Event, Now } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { heldAt } from '../lib/storage'
import { actionText, eventText, nameOf, type Speaker, storyText } from '../lib/words'
import { Stage } from './stage.svelte'

const NO_SHARES: ReadonlyMap<number, number> = new Map()

export class TableModel {
  readonly live: Live
  readonly stage: Stage
  game = $state.raw<GameInfo | null>(null)
  trouble = $state.raw<Refused | null>(null) // the last refusal, until it is dismissed
  advised = $state(false) // the player looks at a hint: its options are marked in place
  private pending = $state(0) // requests of ours that are on their way
  curtain = $state<number | null>(null) // the seat for which the curtain has been opened at this device
  private news = $state(false) // something has happened since that all who sit here may see

  constructor(who: Who | Live) {
    this.live = who instanceof Live ? who : new Live(who)
    this.stage = new Stage(this.live)
    this.live.onBatch(({ updates, first }) => {
      const isOpen = (event: Event) => !this.game?.hidden[event.kind]
      if (!first && updates.some((update) => update.events.some(isOpen))) this.news = true
    })
  }

  /** Opens the curtain for a seat. */
  open(seat: number): void {
    this.curtain = seat
    this.news = false
  }

  /** Whether all are asked first if they have seen what happened: behind the curtain it would be gone. */
  get asksAll(): boolean {
    return this.news && this.curtain !== null && this.behind !== null
  }

  allHaveSeen(): void {
    this.news = false
  }

  close(): void {
    this.live.close()
    this.stage.close()
  }

  /** The game of the table; '' where none is known. Of its own tables the browser knows the game before the server has answered. */
  get gameId(): string {
    return this.live.table?.game ?? heldAt(this.live.who.table)?.game ?? ''
  }

  /** The seat that is played at this device now: the awaited one of its seats, or the one that was awaited last. */
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

  /** Whether throwing is all that there is to do: then a throw needs no click. */
  get justRoll(): boolean {
    return this.mustRoll && this.legal.length <= 1
  }

  /** What this seat may do now. */
  get legal(): Action[] {
    return this.me === null ? [] : (this.live.now?.legal[this.me] ?? [])
  }

  /** What a hint says of the choices: the share of wins by the action's id, the best first; empty: there is none to be seen. */
  get shares(): ReadonlyMap<number, number> {
    const { hint } = this.live
    if (!this.advised || !hint || hint.seat !== this.me) return NO_SHARES
    return new Map(hint.estimates.map((one) => [one.action.id, one.win_share]))
  }

  get speaker(): Speaker {
    const language = settings.language
    const { seats, table, you } = this.live
    return {
      language,
      names: seats.map((seat) => seat.name),
      lists: table?.lists[language] ?? {},
      you: you.length === 1 ? you[0] : null,
    }
  }

  nameOf(seat: number): string {
    return nameOf(seat, this.speaker)
  }

  say(event: Event): string {
    const seen = this.seen(event)
    return this.game && seen ? eventText(this.game.words, seen, this.speaker) : ''
  }

  /** A sentence of the story of the game, once it is over: told to this player, or as to anybody. */
  tale(told: Record<string, unknown>, toAnybody = false): string {
    const speaker = toAnybody ? { ...this.speaker, you: null } : this.speaker
    const said = this.game ? storyText(this.game.words, told, speaker) : ''
    return speaker.language === 'fr' ? bound(said) : said
  }

  /** Whether players at this table have something to hide. */
  get hides(): boolean {
    return this.live.table?.hides ?? true
  }

  /** Several people play at this device, and may not see what the others have. */
  get shared(): boolean {
    return this.live.you.length > 1 && (this.game === null || this.hides)
  }

  /** The seat before whose eyes the curtain must be opened first; null: nothing is to be hidden now. What the board still plays is for
   *  all who sit here: the curtain waits for its end. */
  get behind(): number | null {
    if (!this.shared || this.game === null || this.live.now?.status !== 'playing') return null
    const { live, stage, curtain } = this
    const next = live.you.find((seat) => stage.now?.awaited.includes(seat))
    if (curtain === null) return stage.busy ? null : (next ?? this.me)
    return next !== undefined && next !== curtain ? next : null
  }

  /** The seat whose secrets may be on the screen; null: nobody's. Around one screen secrets are there only while the player chooses. */
  get eyes(): number | null {
    if (!this.shared) return this.me
    const { live, stage, curtain } = this
    if (curtain === null || this.behind !== null) return null
    const turn = (now: Now | null) => (now?.awaited.includes(curtain) ? now.turns[curtain] : undefined)
    return turn(live.now) !== undefined && turn(live.now) === turn(stage.now) ? curtain : null
  }

  /** An event without what only another seat at this device may know; null: the whole event is for that seat. */
  seen(event: Event): Event | null {
    const hidden = this.game?.hidden[event.kind]
    if (!hidden || !this.shared || event.seat === this.eyes) return event
    if (hidden.includes('*')) return null
    return Object.fromEntries(Object.entries(event).filter(([field]) => !hidden.includes(field))) as Event
  }

  sayAction(action: Action): string {
    return this.game ? actionText(this.game.words, action, this.speaker) : action.typed
  }

  /** Whether there is something to run through before somebody has to decide: moves of bots, a payout. */
  get canRunOn(): boolean {
    const { now } = this.live
    return this.stage.busy || (now !== null && now.status === 'playing' && !this.isUpToSomebody(now))
  }

  /** Everything up to the next decision of ours, or of another person: nobody waits for bots. */
  runOn(): void {
    if (this.live.quiet) this.stage.skip()
    else if (this.canRunOn) this.stage.runOn((now) => this.isUpToSomebody(now))
  }

  private isUpToSomebody(now: Now): boolean {
    return now.status !== 'playing' || now.awaited.some((seat) => this.live.seats[seat]?.level === null)
  }

  /** A request. If the server refuses, its sentence is shown, and nothing has changed. */
  async ask(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    this.pending += 1
    try {
      await this.live.ask(type, fields)
      this.trouble = null
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error
      return false
    } finally {
      this.pending -= 1
    }
  }

  /** A choice; with `more`, several that are made together: all of them or none, and taken back as one. Some games take a body besides. */
  choose(action: Action, more: readonly number[] = [], body?: Record<string, unknown>): Promise<boolean> {
    const seat = this.me
    if (seat === null) return Promise.resolve(false)
    const turn = this.live.now?.turns[seat] ?? 0
    this.stage.skip() // who has chosen has seen enough of the roll
    return this.ask('move', {
      seat,
      action: action.id,
      ...(more.length ? { more } : {}),
      ...(body ? { body } : {}),
      turn,
    })
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
