// What is on the board now. The server is ahead; the stage plays its events one by one and then shows how the table stands.
import type { Batch, Live } from '../lib/live.svelte'
import type { Now, Update } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'

export type Event = { kind: string; seat: number | null; [field: string]: unknown }

/** How long an event is on stage, in milliseconds at speed 1; a game gives its own. */
export type Pace = (event: Event) => number

const MOST_HASTE = 6

export class Stage {
  now = $state.raw<Now | null>(null) // as shown: behind live.now while events play
  event = $state.raw<Event | null>(null) // on stage now
  shown = $state.raw<Event[]>([]) // of this batch, so far, the present one included
  batch = $state.raw<Event[]>([]) // all of this batch
  busy = $state(false)
  paused = $state(false)
  rate = 1 // of a replay, besides the speed that was chosen for all tables
  haste = $state(1) // how many times faster than its pace the present event is played
  ahead = $state(0) // updates that came in and wait behind the present batch

  private queue: Batch[] = []
  private skipping = false
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

  /** Whether a scene is on that is played in full: a payout. */
  get isScene(): boolean {
    return this.event !== null && this.patient(this.event)
  }

  /** The view of a seat, or of a spectator, as shown. */
  view<T>(seat: number | null): T | undefined {
    return this.now?.views[seat === null ? 'watch' : String(seat)] as T | undefined
  }

  /** Told of every event that is played, before it is drawn: the moment to measure what will move. Returns how to stop that. */
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

  /** Goes on at once, past the events that are of the same scene. */
  passOver(same: (event: Event) => boolean): void {
    if (!this.busy) return
    this.paused = false
    this.passing = same
    this.wake?.()
  }

  /** Stays with the present event until it is called again. */
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
  }

  private count(): void {
    this.ahead = this.queue.reduce((sum, batch) => sum + batch.updates.length, 0)
  }

  private async run(): Promise<void> {
    this.busy = true
    for (let batch = this.queue.shift(); batch; batch = this.queue.shift()) {
      this.count()
      await this.play(batch)
      this.now = batch.now
      this.event = null
      this.shown = []
      this.batch = []
    }
    this.skipping = false
    this.busy = false
  }

  private async play(batch: Batch): Promise<void> {
    this.batch = eventsOf(batch.updates)
    for (const event of this.batch) {
      if (this.passing && !this.passing(event)) this.passing = null
      this.haste = this.rate * (this.patient(event) ? 1 : Math.min(MOST_HASTE, 1 + this.queue.length)) // who is behind catches up
      if (!this.skipping && !this.passing) for (const listener of this.cues) listener(event)
      this.event = event
      this.shown = [...this.shown, event]
      await this.wait(this.pace(event))
      while (this.paused) await this.held()
    }
    this.passing = null
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
  return updates.flatMap((update) => update.events as Event[])
}
