// What is explained, each thing once, as soon as it has happened at this table: told from events and from what lies on the board. Here is what
// the games of the family have in common.
import type { Owner } from '../../../dice/symbols'
import type { Event } from '../../../lib/protocol'
import { num } from '../events'
import type { Place } from '../place'
import { type Row, rowsOf } from '../standing'
import { best, needless } from './gains'
import type { Moment } from './moment'
import { w } from './words'

export interface Said {
  title: string
  text: string
}

export interface Advice extends Said {
  once?: string[] // general sentences in it, which are not said again
}

export interface Lesson<M> {
  id: string
  of: (moment: M) => Said | null // null: there is no reason for the lesson yet
}

export const first = ({ shown }: Moment, kind: string): Event | undefined => shown.find((event) => event.kind === kind)

const named = ({ name }: Moment, who: readonly Owner[]): string => w.and(who.map(name))

/** A casino where players have equally many dice, and these players. */
function tieOn(moment: Moment): { place: Place; rows: Row[]; tied: Owner[] } | null {
  for (const place of moment.places) {
    const rows = rowsOf(place)
    const most = rows.find((row) => row.equal)
    if (most) return { place, rows, tied: rows.filter((row) => row.dice === most.dice).map((row) => row.who) }
  }
  return null
}

function seenTie(moment: Moment): Said | null {
  const tie = moment.acted && !moment.paying && !moment.over ? tieOn(moment) : null
  if (!tie) return null
  const { place, rows, tied } = tie
  const casino = moment.casino(place.number)
  const others = tied.filter((who) => who !== moment.me)
  const dice = rows.find((row) => row.who === tied[0])?.dice ?? 0
  if (others.length < tied.length) return { title: w.tiedTitle, text: w.tiedMe(casino, named(moment, others), dice) }
  const text = w.tied(casino, named(moment, tied), dice)
  const note = place.pays?.[moment.me]
  return { title: w.tiedTitle, text: note ? `${text} ${w.tiedYours(moment.money(note))}` : text }
}

/** There is money to be had, and a choice that adds to what is won already. */
function enough(moment: Moment): Said | null {
  const [more, wins] = [needless(moment.choices), best(moment.choices)]
  const [there] = more?.effects ?? []
  if (!there || !wins || wins.gain <= 0) return null
  return { title: w.enoughTitle, text: w.enough(moment.casino(there.casino), moment.money(there.before)) }
}

function struck(moment: Moment): Said | null {
  const event = first(moment, 'tie')
  if (!event) return null
  const who = event.who as Owner[]
  const others = who.filter((one) => one !== moment.me)
  const casino = moment.casino(num(event, 'casino'))
  const tell = others.length < who.length ? w.struckMe : w.struck
  return { title: w.struckTitle, text: tell(casino, named(moment, others), num(event, 'dice')) }
}

function paid(moment: Moment): Said | null {
  const event = first(moment, 'paid')
  if (!event || event.seat === null) return null
  const casino = moment.casino(num(event, 'casino'))
  const note = moment.money(num(event, 'note'))
  return {
    title: w.paidTitle,
    text: event.seat === moment.me ? w.paidMe(casino, note) : w.paid(casino, note, moment.name(event.seat)),
  }
}

function leftOver(moment: Moment): Said | null {
  const event = first(moment, 'under') ?? first(moment, 'boxed')
  if (!event) return null
  const [casino, note] = [moment.casino(num(event, 'casino')), moment.money(num(event, 'note'))]
  return { title: w.underTitle, text: event.kind === 'under' ? w.under(casino, note) : w.boxed(casino, note) }
}

function end(moment: Moment): Said | null {
  return moment.over && first(moment, 'game_end') ? { title: w.endTitle, text: w.end } : null
}

export const TIED: Lesson<Moment> = { id: 'tied', of: seenTie }
export const ENOUGH: Lesson<Moment> = { id: 'enough', of: enough }
export const PAYOUT: readonly Lesson<Moment>[] = [
  { id: 'struck', of: struck },
  { id: 'paid', of: paid },
  { id: 'under', of: leftOver },
]
export const END: Lesson<Moment> = { id: 'end', of: end }

export type Told = Said & { id: string }
type Tell<M> = (moment: M, isRead: (id: string) => boolean) => Told[]

/** What there is to explain now and was not yet read; the oldest first. */
export const due =
  <M>(lessons: readonly Lesson<M>[]): Tell<M> =>
  (moment, isRead) =>
    lessons.flatMap(({ id, of }) => {
      const said = isRead(id) ? null : of(moment)
      return said ? [{ id, ...said }] : []
    })

/** What there is to explain at a table that goes on: a lesson that was begun is told to its end, although its reason may have gone. */
export function told<M>(lessons: readonly Lesson<M>[]): Tell<M> {
  const now = due(lessons)
  let begun: Told | undefined
  return (moment, isRead) => {
    const found = now(moment, isRead)
    const isLost = begun && !isRead(begun.id) && !found.some(({ id }) => id === begun?.id)
    const all = isLost && begun ? [begun, ...found] : found
    begun = all[0]
    return all
  }
}
