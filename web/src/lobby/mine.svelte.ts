// The tables at which this browser holds seats, asked for now and then, so that every page can tell whose turn it is.
import { type MyTable, mine, Refused } from '../lib/http'
import { route } from '../lib/route.svelte'
import { held } from '../lib/storage'
import { tab } from '../lib/tab.svelte'

const SEEN = 12_000 // milliseconds between two looks
const HIDDEN = 45_000

/** Whether a seat of ours is awaited at a table. */
export const isOurs = (table: MyTable): boolean =>
  table.status === 'playing' && table.awaited.some((seat) => table.seats.includes(seat))

/** Whether somebody else sits there, or a clock runs: a game against bots waits for nobody. */
export const isWaiting = (table: MyTable): boolean =>
  isOurs(table) && (table.deadline !== null || table.players > table.bots.length + table.seats.length)

class Mine {
  tables = $state.raw<MyTable[]>([])
  loaded = $state(false)
  trouble = $state.raw<Refused | null>(null)
  private timer = 0
  private looks = 0

  /** Looks now, and then again and again. */
  watch(): () => void {
    const look = () => void this.look()
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearTimeout(this.timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async look(): Promise<void> {
    clearTimeout(this.timer)
    this.looks += 1
    const look = this.looks
    const tokens = held().map((one) => one.token)
    try {
      const tables = tokens.length ? (await mine(tokens)).tables : []
      if (look !== this.looks) return // a later look knows better
      this.tables = tables
      this.loaded = true
      this.trouble = null
    } catch (error) {
      if (look !== this.looks) return
      if (error instanceof Refused) this.trouble = error
    }
    this.timer = window.setTimeout(() => void this.look(), document.hidden ? HIDDEN : SEEN)
  }

  /** The table that is open tells of itself. */
  tell(): void {
    const there = route.place.page === 'table' ? route.place.id : ''
    tab.elsewhere = this.tables.filter((table) => table.table !== there && isWaiting(table)).length
  }
}

export const ours = new Mine()
