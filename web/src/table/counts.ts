// What can be counted from events: faces of dice, and notes won in each round.
import type { Event } from '../lib/protocol'

const ROLLS = new Set(['rolled', 'opened'])

const isFace = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 6

/** How often each face was rolled, by all or by one seat. */
export function faces(events: readonly Event[], seat: number | null = null): number[] {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const event of events) {
    if (!ROLLS.has(event.kind) || (seat !== null && event.seat !== seat)) continue
    const { kind: _kind, seat: _seat, ...fields } = event
    const dice = 'die' in fields ? [fields.die] : Object.values(fields).filter(Array.isArray).flat()
    for (const face of dice.filter(isFace)) counts[face - 1] = (counts[face - 1] ?? 0) + 1
  }
  return counts
}

export interface Won {
  round: number
  notes: number[][] // by seat
}

/** The notes that each seat won, round by round. A game from a laid position begins in the middle of a round. */
export function won(events: readonly Event[], seats: number): Won[] {
  const begun = (round: number): Won => ({ round, notes: Array.from({ length: seats }, () => []) })
  const next = events.find((event) => event.kind === 'round')
  const found: Won[] = []
  for (const event of events) {
    if (event.kind === 'round') found.push(begun(Number(event.round)))
    if (event.kind !== 'paid' || event.seat === null) continue
    if (found.length === 0) found.push(begun(Math.max(1, Number(next?.round ?? 2) - 1)))
    found.at(-1)?.notes[event.seat]?.push(Number(event.note))
  }
  return found
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What each seat has in the end beyond the notes that the events gave to the seat. */
const beyond = (rounds: readonly Won[], scores: readonly number[]): number[] =>
  scores.map((score, seat) => score - sum(rounds.flatMap((round) => round.notes[seat] ?? [])))

/** Whether a game began from a laid position: then somebody is paid before a round begins. */
const laid = (events: readonly Event[]): boolean =>
  events.find((event) => event.kind === 'round' || event.kind === 'paid')?.kind === 'paid'

/** What each seat had before the first event: nothing, unless the game was laid. */
export const start = (events: readonly Event[], rounds: readonly Won[], scores: readonly number[]): number[] =>
  beyond(rounds, scores).map((money) => (laid(events) ? money : 0))

/** What each seat has at the end besides notes, as the worth of its chips. */
export const besides = (events: readonly Event[], rounds: readonly Won[], scores: readonly number[]): number[] =>
  beyond(rounds, scores).map((money) => (laid(events) ? 0 : money))

/** What each seat had after each round; what counts besides notes is added at the end. */
export function course(rounds: readonly Won[], before: readonly number[], more: readonly number[] = []): number[][] {
  const totals = [...before]
  return rounds.map((round, k) => {
    round.notes.forEach((notes, seat) => {
      totals[seat] = (totals[seat] ?? 0) + sum(notes) + (k === rounds.length - 1 ? (more[seat] ?? 0) : 0)
    })
    return [...totals]
  })
}
