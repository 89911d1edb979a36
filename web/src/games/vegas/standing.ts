// How the players stand at a casino. Who has how many dice is counted here; who would win what is what the server says.
import type { Owner } from '../../dice/symbols'
import type { Action } from '../../lib/protocol'
import { paysOf } from './pays'
import type { Pays, Place } from './place'

export type { Pays } from './place'

export interface Row {
  who: Owner
  dice: number
  ghosts: number // dice that would come
  equal: boolean // somebody else has as many dice
  wins: number | null | undefined // dollars; null: tied; undefined: not known now
  tied: boolean // struck out by the payout
}

export interface Coming {
  seat: number
  own: number
  white: number
  more?: readonly number[] // of each owner in turn, where dice of several come at once
}

/** How a casino would stand after an action, as the server says: by seat, then the white dice. */
export interface Outlook {
  casino: number
  dice: number[]
  pays: (number | null)[]
}

/** What an action would change, casino by casino. */
export const outlooksOf = (action: Action | undefined): Outlook[] =>
  ((action?.after ?? []) as { casino: number; dice: number[]; pays: number[] }[]).map((one) => ({
    ...one,
    pays: paysOf(one.pays),
  }))

export function countsOf(place: Place): Map<Owner, number> {
  const counts = new Map<Owner, number>()
  place.dice.forEach((n, seat) => {
    if (n > 0) counts.set(seat, n)
  })
  if (place.white > 0) counts.set('white', place.white)
  return counts
}

/** What an owner has of what is listed by seat, then for the white dice. */
const at = <T>(who: Owner, list: readonly T[], seats: number): T | undefined => list[who === 'white' ? seats : who]

/** The rows, the most dice first; owners of equally many in the order of the seats. */
export function rowsOf(place: Place, coming: Coming | null = null, pays?: Pays): Row[] {
  const here = countsOf(place)
  const soon = coming ? withComing(here, coming) : here
  const rows = [...soon].map(([who, sum]) => ({
    who,
    dice: here.get(who) ?? 0,
    ghosts: sum - (here.get(who) ?? 0),
    equal: [...soon].some(([other, n]) => other !== who && n === sum),
    wins: pays ? at(who, pays, place.dice.length) : undefined,
    tied: place.ties.some((tie) => tie.who.includes(who)),
  }))
  return rows.sort((a, b) => b.dice + b.ghosts - (a.dice + a.ghosts))
}

function withComing(here: Map<Owner, number>, { seat, own, white, more = [] }: Coming): Map<Owner, number> {
  const soon = new Map(here)
  more.forEach((n, who) => {
    if (n) soon.set(who, (here.get(who) ?? 0) + n)
  })
  if (own) soon.set(seat, (here.get(seat) ?? 0) + own)
  if (white) soon.set('white', (here.get('white') ?? 0) + white)
  return soon
}

export interface Preview {
  subject: Owner // whose dice the sentence is about: white where only white ones would go
  before: number
  after: number
  white: number // white dice that go along
  tied: Owner[]
  ahead: Owner[] // the nearest first
  behind: Owner[]
  wins: number | null | undefined // what the subject would win then
  won: number | null | undefined // and wins as it is
}

const standingAs = (place: Place, { dice }: Outlook): Place => {
  const seats = place.dice.length
  return { ...place, dice: dice.slice(0, seats), white: dice[seats] ?? 0 }
}

/** What an action would do at a casino, for the seat that would do it. */
export function previewOf(place: Place, coming: Coming, outlook?: Outlook): Preview {
  const here = countsOf(place)
  const soon = outlook ? countsOf(standingAs(place, outlook)) : withComing(here, coming)
  const subject: Owner = coming.own > 0 || coming.white === 0 ? coming.seat : 'white'
  const after = soon.get(subject) ?? 0
  const seats = place.dice.length
  const wins = outlook && at(subject, outlook.pays, seats)
  const others = [...soon].filter(([who]) => who !== subject)
  const named = (wanted: (n: number) => boolean, order: number) =>
    others
      .filter(([, n]) => wanted(n))
      .sort((a, b) => order * (a[1] - b[1]))
      .map(([who]) => who)
  return {
    subject,
    before: here.get(subject) ?? 0,
    after,
    white: subject === 'white' ? 0 : coming.white,
    tied: named((n) => n === after, 1),
    ahead: named((n) => n < after, -1),
    behind: named((n) => n > after, 1),
    wins,
    won: place.pays && at(subject, place.pays, seats),
  }
}
