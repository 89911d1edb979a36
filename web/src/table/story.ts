// The log of a table as lines to read, in groups by round. Sentences are made when they are shown: the language may change meanwhile.
import type { Event, Update } from '../lib/protocol'

export interface Line {
  key: string
  at: number
  seat: number | null
  event: Event | null // what the rules say happened
  kind: string // of the update
  body: Record<string, unknown>
  undone: boolean // taken back later
}

export interface Chapter {
  round: number // 0: before the first
  lines: Line[]
}

const NOT_TOLD = new Set(['created', 'pledged', 'opened', 'starting', 'move', 'chance'])

const seatOf = (body: Record<string, unknown>): number | null => (typeof body.seat === 'number' ? body.seat : null)

/** Moves and dice that were taken back or corrected, by their place among the updates. */
export function undone(updates: readonly Update[]): Set<number> {
  const found = new Set<number>()
  const standing: number[] = []
  updates.forEach(({ kind }, at) => {
    if (kind === 'move' || kind === 'chance') standing.push(at)
    if (kind !== 'take_back' && kind !== 'correct') return
    const last = standing.pop()
    if (last !== undefined) found.add(last)
  })
  return found
}

export function lines(updates: readonly Update[]): Line[] {
  const gone = undone(updates)
  return updates.flatMap((update, n): Line[] => {
    const rest = { at: update.at, kind: update.kind, body: update.body, undone: gone.has(n) }
    const told = update.events.map((event, k): Line => ({ ...rest, key: `${n}.${k}`, seat: event.seat, event }))
    return told.length || NOT_TOLD.has(update.kind)
      ? told
      : [{ ...rest, key: `${n}`, seat: seatOf(update.body), event: null }]
  })
}

/** The lines without those of the last events, which wait to be shown, and without what came after these. */
export function withoutLast(all: readonly Line[], waiting: number): Line[] {
  let [end, left] = [all.length, waiting]
  for (let k = all.length - 1; k >= 0 && left > 0; k -= 1) {
    if (!all[k]?.event) continue
    left -= 1
    end = k
  }
  return all.slice(0, end)
}

/** A chapter begins with the event that opens its round. */
export function chapters(all: readonly Line[]): Chapter[] {
  const found: Chapter[] = [{ round: 0, lines: [] }]
  for (const line of all) {
    if (line.event?.kind === 'round' && !line.undone) found.push({ round: Number(line.event.round), lines: [] })
    found.at(-1)?.lines.push(line)
  }
  return found.filter((chapter) => chapter.lines.length)
}

/** All events that stand, in their order. */
export function events(updates: readonly Update[]): Event[] {
  const gone = undone(updates)
  return updates.flatMap((update, n) => (gone.has(n) ? [] : update.events))
}
