// A game that is over, shown at the same board as a live one: a quiet table is fed with its frames.
import { games } from '../lib/http'
import { Live } from '../lib/live.svelte'
import { TableModel } from '../table/model.svelte'
import { type Film, film, nowAt, roundsOf, seatsOf, tableOf, updateAt } from './film'

const REST = 350 // milliseconds that a moment lasts at least, at speed 1
const SOON = 60 // until it is looked whether something still moves

export class Replay {
  readonly model: TableModel
  film = $state.raw<Film | null>(null)
  at = $state(0) // the moment that is shown
  playing = $state(false)
  speed = $state(1)
  private timer = 0

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
    const [found, all] = await Promise.all([film(this.id, seat, this.secret), games()])
    this.film = found
    this.model.game = all.games.find((game) => game.id === found.game) ?? null
    this.model.live.table = tableOf(this.id, found)
    this.model.live.seats = seatsOf(found)
    this.model.live.present = found.seats.map((_, seat) => seat)
    this.jump(Number.isFinite(at) ? at : (roundsOf(found)[0]?.at ?? 0)) // a game begins with its first round
  }

  /** To any moment, at once. */
  jump(to: number): void {
    if (!this.film) return
    this.at = Math.min(Math.max(0, Math.round(to)), this.last)
    const updates = Array.from({ length: this.at + 1 }, (_, k) => updateAt(this.film as Film, k))
    this.model.live.feed(updates, nowAt(this.film, this.at), true)
  }

  /** To the next moment, with everything that moves. */
  step(): void {
    if (!this.film || this.at >= this.last) return
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
    this.pause()
    this.model.close()
  }
}
