// What a payout was for one seat, told from its events.
import type { Owner } from '../../dice/symbols'
import type { Event, Update } from '../../lib/protocol'
import { num, type Placed, type Placing } from './events'

export interface Outcome {
  casino: number
  kind: 'won' | 'tied' | 'outranked'
  note: number
  dice: number
  cards?: number // on so many cards
  with: Owner[] // the owners of as many dice
}

const SETTLING = new Set(['rainbow', 'tie', 'level', 'tie_won', 'paid', 'under', 'boxed'])

/** The events of a payout that ends in an update: it may have been interrupted by questions, and casinos may have paid before it. */
function payoutUpTo(updates: readonly Update[], end: number): Event[] {
  let from = end
  for (let k = end - 1; k >= 0 && !updates[k]?.events.some((event) => event.kind === 'round'); k -= 1)
    if (updates[k]?.events.some((event) => SETTLING.has(event.kind))) from = k
  return updates.slice(from, end + 1).flatMap((update) => update.events)
}

/** The events of the last payout, unless the seat has placed dice since. */
export function lastPayout(updates: readonly Update[], seat: number, placing: Placing): Event[] {
  for (let k = updates.length - 1; k >= 0; k -= 1) {
    const events = updates[k]?.events ?? []
    if (events.some((event) => event.kind === 'round_end')) return payoutUpTo(updates, k)
    if (events.some((event) => placing(event, seat).some(({ dice }) => dice >= 0))) return []
  }
  return []
}

/** The events of the payout of a round. */
export function payoutOf(updates: readonly Update[], round: number): Event[] {
  const ends = (event: Event) => event.kind === 'round_end' && num(event, 'round') === round
  const k = updates.findLastIndex((update) => update.events.some(ends))
  return k < 0 ? [] : payoutUpTo(updates, k)
}

/** What the seat had brought to each casino this round, before the payout of these events. */
function placedAt(
  updates: readonly Update[],
  payout: readonly Event[],
  seat: number,
  placing: Placing,
): Map<number, Placed> {
  const all = updates.flatMap((update) => update.events)
  const end = payout.find((event) => event.kind === 'round_end')
  const stop = end ? all.lastIndexOf(end) : all.length
  const start = all.slice(0, Math.max(0, stop)).findLastIndex((event) => event.kind === 'round')
  const found = new Map<number, Placed>()
  for (const event of all.slice(start + 1, stop < 0 ? undefined : stop)) {
    for (const one of placing(event, seat)) found.set(one.casino, added(found.get(one.casino), one))
  }
  return found
}

function added(before: Placed | undefined, more: Placed): Placed {
  if (!before) return more
  const cards = more.cards === undefined ? {} : { cards: (before.cards ?? 0) + more.cards }
  return { ...before, ...cards, dice: before.dice + more.dice }
}

/** Dice that lay at a casino from the start, in a laid position, are known from what the payout says of them. */
function withLaid(placed: Map<number, Placed>, payout: readonly Event[], seat: number): Map<number, Placed> {
  const found = new Map(placed)
  for (const event of payout) {
    const isOurs =
      event.kind === 'paid' ? event.seat === seat : event.kind === 'tie' && (event.who as Owner[]).includes(seat)
    const casino = num(event, 'casino')
    if (isOurs) found.set(casino, { ...found.get(casino), casino, dice: num(event, 'dice') })
  }
  return found
}

/** What the payout was for the seat, casino by casino, where the seat had dice. */
export function outcomes(
  updates: readonly Update[],
  payout: readonly Event[],
  seat: number,
  placing: Placing,
): Outcome[] {
  const placed = withLaid(placedAt(updates, payout, seat, placing), payout, seat)
  return [...placed.values()]
    .filter(({ dice }) => dice > 0)
    .sort((a, b) => a.casino - b.casino)
    .map((one) => outcomeOf(payout, seat, one))
}

const TIES = new Set(['tie', 'level', 'tie_won'])

export function outcomeOf(payout: readonly Event[], seat: number, placed: Placed): Outcome {
  const here = payout.filter((event) => num(event, 'casino') === placed.casino)
  const paid = here.find((event) => event.kind === 'paid' && event.seat === seat)
  if (paid) return { ...placed, kind: 'won', note: num(paid, 'note'), with: [] }
  const tie = here.find((event) => TIES.has(event.kind) && (event.who as Owner[]).includes(seat))
  const others = tie ? (tie.who as Owner[]).filter((who) => who !== seat) : []
  return { ...placed, kind: tie ? 'tied' : 'outranked', note: 0, with: others }
}

/** Dollars that an event of a payout brings a seat: a note, a bonus, a note swapped for another one. */
function brings(event: Event, seat: number): number {
  if (event.seat !== seat) return 0
  if (event.kind === 'paid') return num(event, 'note')
  if (event.kind === 'bonus') return num(event, 'brings')
  return SWAPS.has(event.kind) && event.note ? num(event, 'note') - num(event, 'under') : 0
}

const SWAPS = new Set(['swapped', 'swapped_openly'])

/** What is told of a payout besides the casinos. */
export const besides = (payout: readonly Event[], seat: number): Event[] =>
  payout.filter((event) => event.seat === seat && (event.kind === 'bonus' || SWAPS.has(event.kind)))

export const winnings = (payout: readonly Event[], seat: number): number =>
  payout.reduce((sum, event) => sum + brings(event, seat), 0)
