// Plays a throw: first the aim is seen, then the dice move. Nothing runs while nothing moves.
import { rateAt } from './clock'
import type { Film } from './film'

const MOST = 0.2 // seconds that one picture may take of the viewer's time: after a long pause nothing is leapt over

export class Player {
  time = $state(0) // of the dice, in seconds
  aiming = $state(false)
  moving = $state(false)
  rate = $state(1) // how fast time goes

  private frame = 0
  private last = 0
  private wait = 0

  /** `pace` says how much faster all is to go at the moment. */
  start(film: Film, hit: number | null, aimed: number, pace: () => number): void {
    this.stop()
    this.time = 0
    this.wait = aimed
    this.aiming = aimed > 0
    this.moving = true
    this.last = performance.now()
    const draw = (now: number) => {
      const passed = Math.min(MOST, Math.max(0, (now - this.last) / 1000)) * pace()
      this.last = now
      if (this.wait > 0) {
        this.wait -= passed
        this.aiming = this.wait > 0
      } else {
        this.rate = rateAt(this.time, hit)
        this.time = Math.min(film.end, this.time + passed * this.rate)
      }
      if (this.time >= film.end) this.stop()
      else this.frame = requestAnimationFrame(draw)
    }
    this.frame = requestAnimationFrame(draw)
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.moving = false
    this.aiming = false
    this.rate = 1
  }
}
