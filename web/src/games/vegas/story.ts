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

/** The events of the last payout, unless the seat has placed dice since. */
export function lastPayout(updates: readonly Update[], seat: number, placing: Placing): Event[] {
  for (let k = updates.length - 1; k >= 0; k -= 1) {
    const events = updates[k]?.events ?? []
    if (events.some((event) => event.kind === 'round_end')) return events
    if (events.some((event) => event.seat === seat && placing(event).length)) return []
  }
  return []
}

/** The events of the payout of a round. */
export function payoutOf(updates: readonly Update[], round: number): Event[] {
  const ends = (event: Event) => event.kind === 'round_end' && num(event, 'round') === round
  return updates.findLast((update) => update.events.some(ends))?.events ?? []
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
    if (event.seat !== seat) continue
    for (const one of placing(event)) found.set(one.casino, added(found.get(one.casino), one))
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

export function outcomeOf(payout: readonly Event[], seat: number, placed: Placed): Outcome {
  const here = payout.filter((event) => num(event, 'casino') === placed.casino)
  const paid = here.find((event) => event.kind === 'paid' && event.seat === seat)
  if (paid) return { ...placed, kind: 'won', note: num(paid, 'note'), with: [] }
  const tie = here.find((event) => event.kind === 'tie' && (event.who as Owner[]).includes(seat))
  const others = tie ? (tie.who as Owner[]).filter((who) => who !== seat) : []
  return { ...placed, kind: tie ? 'tied' : 'outranked', note: 0, with: others }
}

export const winnings = (payout: readonly Event[], seat: number): number =>
  payout.reduce((sum, event) => sum + (event.kind === 'paid' && event.seat === seat ? num(event, 'note') : 0), 0)
