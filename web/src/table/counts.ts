// What can be counted from events: faces of dice, and notes won in each round.
import type { Event } from './stage.svelte'

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

/** The notes that each seat won, round by round. */
export function won(events: readonly Event[], seats: number): Won[] {
  const found: Won[] = []
  for (const event of events) {
    if (event.kind === 'round')
      found.push({ round: Number(event.round), notes: Array.from({ length: seats }, () => []) })
    if (event.kind === 'paid' && event.seat !== null) found.at(-1)?.notes[event.seat]?.push(Number(event.note))
  }
  return found
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What each seat had after each round. */
export function course(rounds: readonly Won[], seats: number): number[][] {
  const totals = Array.from({ length: seats }, () => 0)
  return rounds.map((round) => {
    round.notes.forEach((notes, seat) => {
      totals[seat] = (totals[seat] ?? 0) + sum(notes)
    })
    return [...totals]
  })
}
