// A game that is over, shown at the same board as a live one: a quiet table is fed with the frames of its film.

import { type Film, film, merged, missing, nowAt, patiently, roundsOf, seatsOf, tableOf, updateAt } from '../lib/film'
import { games } from '../lib/http'
import { Live } from '../lib/live.svelte'
import { TableModel } from '../table/model.svelte'

const REST = 350 // milliseconds that a moment lasts at least, at speed 1
const SOON = 60 // milliseconds until the next look whether something still moves

export class Replay {
  readonly model: TableModel
  film = $state.raw<Film | null>(null)
  at = $state(0) // the moment that is shown
  playing = $state(false)
  speed = $state(1)
  private timer = 0
  private reel = 0 // counts the films that were asked for: pages of an earlier film are not wanted any more

  constructor(
    readonly id: string,
    private readonly secret?: string,
  ) {
    this.model = new TableModel(new Live({ table: id }, true))
  }

  get last(): number {
    return (this.film?.frames.length ?? 1) - 1
  }

  async load(seat: number | null, at = this.at): Promise<void> {
    const reel = ++this.reel
    const [found, all] = await Promise.all([film(this.id, seat, this.secret), games()])
    if (reel !== this.reel) return
    this.film = found
    this.model.game = all.games.find((game) => game.id === found.game) ?? null
    this.model.live.table = tableOf(this.id, found)
    this.model.live.seats = seatsOf(found)
    this.model.live.present = found.seats.map((_, seat) => seat)
    this.jump(Number.isFinite(at) ? at : (roundsOf(found)[0]?.at ?? 0)) // a game begins with its first round
    await this.loadRest(reel)
  }

  /** The pages that have not come yet: first what is looked at and what follows, then what came before it. */
  private async loadRest(reel: number): Promise<void> {
    while (this.film && reel === this.reel) {
      const next = missing(this.film, this.at) ?? missing(this.film)
      if (next === null) return
      const { seat } = this.film
      const page = await patiently(
        () => film(this.id, seat, this.secret, next),
        () => reel === this.reel,
      )
      if (!page || !this.film || reel !== this.reel) return
      const waited = next <= this.at
      this.film = merged(this.film, page)
      if (waited && !this.playing) this.jump(this.at)
    }
  }

  /** Goes to any moment, at once; a moment that has not come yet is shown as soon as it has. */
  jump(to: number): void {
    if (!this.film) return
    this.at = Math.min(Math.max(0, Math.round(to)), this.last)
    if (this.film.frames[this.at] === undefined) return
    const updates = Array.from({ length: this.at + 1 }, (_, k) => updateAt(this.film as Film, k))
    this.model.live.feed(updates, nowAt(this.film, this.at), true)
  }

  /** Goes to the next moment, with everything that moves. */
  step(): void {
    if (!this.film || this.at >= this.last || this.film.frames[this.at + 1] === undefined) return
    this.at += 1
    this.model.live.feed([updateAt(this.film, this.at)], nowAt(this.film, this.at), false)
  }

  play(): void {
    if (this.at >= this.last) this.jump(0)
    this.playing = true
    this.tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  /** A moment lasts as long as something moves, and long enough to be seen. */
  private tick(): void {
    clearTimeout(this.timer)
    if (!this.playing) return
    const { busy } = this.model.stage
    if (!busy && this.at >= this.last) {
      this.pause()
      return
    }
    if (!busy) this.step()
    this.timer = window.setTimeout(() => this.tick(), busy ? SOON : REST / this.speed)
  }

  close(): void {
    this.reel += 1
    this.pause()
    this.model.close()
  }
}
