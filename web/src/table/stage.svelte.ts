// What is on the board now. The server is ahead; the stage plays the server's events one by one and then shows how the table stands.
import type { Pace } from '../games/contract'
import type { Batch, Live } from '../lib/live.svelte'
import type { Event, Now, Update } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'

const MOST_HASTE = 6
const MOST_BEHIND = 2600 // milliseconds at speed 1: what came in at once, as the moves of several bots, takes no longer

export class Stage {
  now = $state.raw<Now | null>(null) // as shown: behind live.now while events play
  event = $state.raw<Event | null>(null) // on stage now
  shown = $state.raw<Event[]>([]) // events of this batch so far, the present one included
  batch = $state.raw<Event[]>([]) // all events of this batch
  busy = $state(false)
  paused = $state(false)
  explained = false // somebody explains what happens: every event is drawn, also where it takes no time
  rate = 1 // of a replay, besides the speed that was chosen for all tables
  haste = $state(1) // how many times faster than its pace the present event is played
  ahead = $state(0) // updates that came in and wait behind the present batch

  private queue: Batch[] = []
  private skipping = false
  private reached: ((now: Now) => boolean) | null = null // where a stage stops that runs on
  private rush = 1 // how many times faster all is played that waits now
  private passing: ((event: Event) => boolean) | null = null
  private cues = new Set<(event: Event) => void>()
  private wake: (() => void) | null = null
  private stop: () => void
  private pace: Pace = () => 0
  private patient: (event: Event) => boolean = () => false

  constructor(live: Live) {
    this.stop = live.onBatch((batch) => this.take(batch))
    if (live.now) this.now = live.now
  }

  /** The game on the board says how long its events take, and which of them are not hurried when the stage is behind. */
  setPace(pace: Pace, patient: (event: Event) => boolean = () => false): void {
    this.pace = pace
    this.patient = patient
  }

  close(): void {
    this.stop()
    this.skip()
  }

  /** A still picture: how the table stood, and some of what happened then. */
  hold(now: Now, shown: Event[]): void {
    this.now = now
    this.shown = shown
  }

  /** Whether a scene is on that is played in full: a payout. */
  get isScene(): boolean {
    return this.event !== null && this.patient(this.event)
  }

  /** The view of a seat, or of a spectator, as shown. */
  view<T>(seat: number | null): T | undefined {
    return this.now?.views[seat === null ? 'watch' : String(seat)] as T | undefined
  }

  /** The listener is told of every event before the event is drawn: the moment to measure what will move. The answer stops the calls. */
  onCue(listener: (event: Event) => void): () => void {
    this.cues.add(listener)
    return () => this.cues.delete(listener)
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    this.paused = false
    if (!this.busy) return
    this.skipping = true
    this.wake?.()
  }

  /** Everything that waits is shown at once, and so is what comes in later, until the table stands where `reached` says. */
  runOn(reached: (now: Now) => boolean): void {
    this.reached = reached
    this.skip()
  }

  /** Goes on at once, past the events that are of the same scene. A stage that is paused makes this one step. */
  passOver(same: (event: Event) => boolean): void {
    if (!this.busy) return
    this.passing = same
    this.wake?.()
  }

  /** Stays with the present event until the next call. */
  pause(): void {
    this.paused = !this.paused
    if (!this.paused) this.wake?.()
  }

  private take(batch: Batch): void {
    if (batch.first || document.hidden) {
      this.queue = []
      this.skip()
      if (!this.busy) this.now = batch.now
      else this.queue.push({ ...batch, updates: [] })
      return
    }
    this.queue.push(batch)
    if (!this.busy) void this.run()
    this.count()
    this.rush = Math.max(this.rush, this.behind() / MOST_BEHIND)
  }

  /** How long all would take that waits and may be hurried, in milliseconds at speed 1. */
  private behind(): number {
    const left = [...this.batch.slice(this.shown.length), ...this.queue.flatMap((batch) => eventsOf(batch.updates))]
    return left.reduce((sum, event) => sum + (this.patient(event) ? 0 : this.pace(event)), 0)
  }

  private count(): void {
    this.ahead = this.queue.reduce((sum, batch) => sum + batch.updates.length, 0)
  }

  private async run(): Promise<void> {
    this.busy = true
    this.skipping ||= this.reached !== null
    for (let batch = this.queue.shift(); batch; batch = this.queue.shift()) {
      this.count()
      await this.play(batch)
      this.now = batch.now
      this.event = null
      this.shown = []
      this.batch = []
    }
    if (this.now && this.reached?.(this.now)) this.reached = null
    this.skipping = false
    this.rush = 1
    this.busy = false
  }

  private async play(batch: Batch): Promise<void> {
    this.batch = eventsOf(batch.updates)
    for (const event of this.batch) {
      if (this.passing && !this.passing(event)) this.arrive(event)
      this.haste = this.rate * (this.patient(event) ? 1 : Math.min(MOST_HASTE, this.rush)) // a stage that is behind catches up
      if (!this.skipping && !this.passing) for (const listener of this.cues) listener(event)
      this.event = event
      this.shown = [...this.shown, event]
      if (this.isDrawn) await this.wait(this.pace(event))
      while (this.paused && !this.passing) await this.held()
    }
    this.passing = null
  }

  /** At the scene after the one that was passed over. A pause holds within a payout, where its button is. */
  private arrive(event: Event): void {
    this.passing = null
    if (!this.patient(event)) this.paused = false
  }

  /** What is over at once is not drawn event by event: how the table stands then says it all. */
  private get isDrawn(): boolean {
    return this.explained || (!this.skipping && settings.chosen.speed !== 0)
  }

  private held(): Promise<void> {
    return new Promise((done) => {
      this.wake = done
    })
  }

  private wait(milliseconds: number): Promise<void> {
    const speed = settings.chosen.speed
    if (milliseconds <= 0 || speed === 0 || this.skipping || this.passing) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds / speed / this.haste)
      this.wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }
}

export function eventsOf(updates: readonly Update[]): Event[] {
  return updates.flatMap((update) => update.events)
}
