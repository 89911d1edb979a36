// What is explained, once each, as soon as it has happened at this table: told from events and from what lies on the board.
import type { Owner } from '../../../dice/symbols'
import type { Event } from '../../../table/stage.svelte'
import { num } from '../../vegas/events'
import type { Place } from '../../vegas/place'
import { type Row, rowsOf } from '../../vegas/standing'
import type { Moment } from './moment'
import { w } from './words'

export interface Said {
  title: string
  text: string
}

export interface Lesson {
  id: string
  of: (moment: Moment) => Said | null // null: there is no reason for it yet
}

const LAST_CASINO = 6

const first = ({ shown }: Moment, kind: string): Event | undefined => shown.find((event) => event.kind === kind)

export const hasPlaced = ({ shown, me }: Moment): boolean =>
  shown.some((event) => event.kind === 'placed' && event.seat === me)

const playing = ({ scene, over }: Moment): boolean => !over && !scene.striking && scene.paying === null

const named = ({ name }: Moment, who: readonly Owner[]): string => w.and(who.map(name))

/** A casino where some have equally many dice, and they. */
function tieOn(moment: Moment): { place: Place; rows: Row[]; tied: Owner[] } | null {
  for (const place of moment.scene.places) {
    const rows = rowsOf(place)
    const most = rows.find((row) => row.equal)
    if (most) return { place, rows, tied: rows.filter((row) => row.dice === most.dice).map((row) => row.who) }
  }
  return null
}

function seenTie(moment: Moment): Said | null {
  const tie = hasPlaced(moment) && playing(moment) ? tieOn(moment) : null
  if (!tie) return null
  const { place, rows, tied } = tie
  const casino = moment.casino(place.number)
  const others = tied.filter((who) => who !== moment.me)
  const dice = rows.find((row) => row.who === tied[0])?.dice ?? 0
  if (others.length < tied.length) return { title: w.tiedTitle, text: w.tiedMe(casino, named(moment, others), dice) }
  const left = rows.filter((row) => !row.equal)
  const note = place.slots[0]?.note
  const text = w.tied(casino, named(moment, tied), dice)
  return left[0]?.who === moment.me && note
    ? { title: w.tiedTitle, text: `${text} ${w.tiedYours(moment.money(note))}` }
    : { title: w.tiedTitle, text }
}

function sent(moment: Moment): Said | null {
  const { shown, me, scene } = moment
  const mine = shown.filter((event) => event.kind === 'placed' && event.seat === me)
  const [event] = mine
  if (!event || mine.length > 1 || !playing(moment)) return null
  return {
    title: w.sentTitle,
    text: w.sent(num(event, 'own'), moment.casino(num(event, 'casino')), scene.players[me]?.dice ?? 0),
  }
}

function out(moment: Moment): Said | null {
  const { scene, me } = moment
  const others = scene.players.some((player, seat) => seat !== me && player.dice > 0)
  return hasPlaced(moment) && playing(moment) && scene.players[me]?.dice === 0 && others
    ? { title: w.outTitle, text: w.out }
    : null
}

function struck(moment: Moment): Said | null {
  const event = first(moment, 'tie')
  if (!event) return null
  const who = event.who as Owner[]
  const casino = moment.casino(num(event, 'casino'))
  const dice = num(event, 'dice')
  return {
    title: w.struckTitle,
    text: who.includes(moment.me)
      ? w.struckMe(
          casino,
          named(
            moment,
            who.filter((one) => one !== moment.me),
          ),
          dice,
        )
      : w.struck(casino, named(moment, who), dice),
  }
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

function under(moment: Moment): Said | null {
  const event = first(moment, 'under')
  return event
    ? { title: w.underTitle, text: w.under(moment.casino(num(event, 'casino')), moment.money(num(event, 'note'))) }
    : null
}

/** As soon as all casinos have their notes. */
function nextRound(moment: Moment): Said | null {
  const { shown, me } = moment
  const round = shown.findLast((event) => event.kind === 'round')
  const stocked = shown.some((event) => event.kind === 'stocked' && num(event, 'casino') === LAST_CASINO)
  if (!round || !stocked) return null
  const begins = round.seat === me ? w.youBegin : w.begins(moment.name(round.seat ?? 0))
  return { title: w.roundTitle(num(round, 'round')), text: `${w.round} ${begins}` }
}

function end(moment: Moment): Said | null {
  const event = moment.over ? first(moment, 'game_end') : undefined
  if (!event) return null
  const winners = event.winners as number[]
  const who = winners.includes(moment.me) ? w.youWin : w.wins(named(moment, winners), winners.length)
  return { title: w.endTitle, text: `${who} ${w.end}` }
}

export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', of: () => ({ title: w.welcomeTitle, text: w.welcome }) },
  { id: 'sent', of: sent },
  { id: 'tied', of: seenTie },
  { id: 'out', of: out },
  { id: 'struck', of: struck },
  { id: 'paid', of: paid },
  { id: 'under', of: under },
  { id: 'round', of: nextRound },
  { id: 'end', of: end },
]

export type Told = Said & { id: string }

/** What there is to explain now and was not yet read; the oldest first. */
export const due = (moment: Moment, isRead: (id: string) => boolean): Told[] =>
  LESSONS.flatMap(({ id, of }) => {
    const said = isRead(id) ? null : of(moment)
    return said ? [{ id, ...said }] : []
  })

/** The same, of a table that goes on: what was begun is told to its end, although its reason may have gone. */
export function told(): typeof due {
  let begun: Told | undefined
  return (moment, isRead) => {
    const found = due(moment, isRead)
    const isLost = begun && !isRead(begun.id) && !found.some(({ id }) => id === begun?.id)
    const all = isLost && begun ? [begun, ...found] : found
    begun = all[0]
    return all
  }
}
