// What lists of tables say of each table, in the language of the moment.
import { duration, inWords } from '../lib/duration'
import type { MyTable, PublicTable } from '../lib/http'
import { settings } from '../lib/settings.svelte'
import { nameOf } from '../lib/words'
import { w } from './words'

const listed = (names: string[]): string =>
  names.length > 1 ? names.slice(0, -1).join(', ') + w.and + names.at(-1) : (names[0] ?? '')
const name = (table: MyTable, seat: number): string =>
  nameOf(seat, { language: settings.language, names: table.names, lists: {} })

/** The names of all players. */
export const players = (names: string[]): string =>
  listed(names.map((_, seat) => nameOf(seat, { language: settings.language, names, lists: {} })))

/** The other players at a table, in a few words. */
export function title(table: MyTable): string {
  const seats = Array.from({ length: table.players }, (_, seat) => seat)
  const people = seats.filter(
    (seat) => !table.seats.includes(seat) && !table.bots.includes(seat) && !table.free.includes(seat),
  )
  if (people.length) return w.with(listed(people.map((seat) => name(table, seat))))
  if (table.free.length) return w.alone
  return table.seats.length > 1 ? w.oneScreen : w.againstBots
}

/** Whose turn it is at a table that does not wait for us. */
export function turn(table: MyTable): string {
  if (table.status === 'gathering') return table.free.length ? w.free(table.free.length) : w.gathering
  if (table.status === 'over') return w.over
  if (table.status === 'abandoned') return w.abandoned
  const [seat] = table.awaited
  return seat === undefined ? w.playing : w.turnOf(name(table, seat))
}

export function timeLeft(deadline: number | null, now: number): string {
  if (deadline === null) return ''
  return deadline <= now ? w.late : w.left(duration(deadline - now, settings.language))
}

/** The time of today, the day of another. */
export function when(at: number, now: number): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(settings.language, today ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(at)
}

export const clock = (table: PublicTable): string =>
  table.clock === null ? w.noClock : w.perMove(inWords(table.clock, settings.language))

export const people = (table: PublicTable): number => table.players - table.free.length - table.bots.length
