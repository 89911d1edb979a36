// What a payout was for one seat, told from its events.
import type { Owner } from '../../dice/symbols'
import type { Update } from '../../lib/protocol'
import type { Event } from '../../table/stage.svelte'
import { num } from './view'

export interface Outcome {
  casino: number
  kind: 'won' | 'tied' | 'outranked'
  note: number
  dice: number
  with: Owner[] // whom it was tied with
}

/** The events of the last payout, unless the seat has placed dice since. */
export function lastPayout(updates: readonly Update[], seat: number): Event[] {
  for (let k = updates.length - 1; k >= 0; k -= 1) {
    const events = (updates[k]?.events ?? []) as Event[]
    if (events.some((event) => event.kind === 'round_end')) return events
    if (events.some((event) => event.kind === 'placed' && event.seat === seat)) return []
  }
  return []
}

/** The events of the payout of a round. */
export function payoutOf(updates: readonly Update[], round: number): Event[] {
  const ends = (event: Event) => event.kind === 'round_end' && num(event, 'round') === round
  return (updates.findLast((update) => (update.events as Event[]).some(ends))?.events ?? []) as Event[]
}

/** How many dice the seat had placed at a casino this round, before the payout of these events. */
function placedAt(updates: readonly Update[], payout: readonly Event[], seat: number): Map<number, number> {
  const all = updates.flatMap((update) => update.events as Event[])
  const end = payout.find((event) => event.kind === 'round_end')
  const stop = end ? all.lastIndexOf(end) : all.length
  const start = all.slice(0, Math.max(0, stop)).findLastIndex((event) => event.kind === 'round')
  const counts = new Map<number, number>()
  for (const event of all.slice(start + 1, stop < 0 ? undefined : stop)) {
    if (event.kind !== 'placed' || event.seat !== seat) continue
    counts.set(num(event, 'casino'), (counts.get(num(event, 'casino')) ?? 0) + num(event, 'own'))
  }
  return counts
}

/** Dice that lay there from the start, in a laid position, are known from what the payout says of them. */
function withLaid(placed: Map<number, number>, payout: readonly Event[], seat: number): Map<number, number> {
  const counts = new Map(placed)
  for (const event of payout) {
    const isOurs =
      event.kind === 'paid' ? event.seat === seat : event.kind === 'tie' && (event.who as Owner[]).includes(seat)
    if (isOurs) counts.set(num(event, 'casino'), num(event, 'dice'))
  }
  return counts
}

/** Casino by casino, where the seat had dice. */
export function outcomes(updates: readonly Update[], payout: readonly Event[], seat: number): Outcome[] {
  const found: Outcome[] = []
  const counts = withLaid(placedAt(updates, payout, seat), payout, seat)
  for (const [casino, dice] of [...counts].sort((a, b) => a[0] - b[0])) {
    if (dice > 0) found.push(outcomeOf(payout, seat, casino, dice))
  }
  return found
}

export function outcomeOf(payout: readonly Event[], seat: number, casino: number, dice: number): Outcome {
  const here = payout.filter((event) => num(event, 'casino') === casino)
  const paid = here.find((event) => event.kind === 'paid' && event.seat === seat)
  if (paid) return { casino, kind: 'won', note: num(paid, 'note'), dice, with: [] }
  const tie = here.find((event) => event.kind === 'tie' && (event.who as Owner[]).includes(seat))
  if (tie) return { casino, kind: 'tied', note: 0, dice, with: (tie.who as Owner[]).filter((who) => who !== seat) }
  return { casino, kind: 'outranked', note: 0, dice, with: [] }
}

export const winnings = (payout: readonly Event[], seat: number): number =>
  payout.reduce((sum, event) => sum + (event.kind === 'paid' && event.seat === seat ? num(event, 'note') : 0), 0)
