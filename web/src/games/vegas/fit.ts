// How what lies at a casino fits into its box, whose size never changes.
import { UNKNOWN } from './place'
import type { Row } from './standing'

const LEAST = 19 // pixels of a row in which dice can still be told
const MOST = 58

const MOST_PILL = 24
const LEAST_PILL = 15
const GAP = 3

/** A pill: owners of equally many dice who are tied, or one owner alone. */
export interface Pill {
  wins: number | null | undefined
  owners: Row[]
}

export interface Fit {
  pills: boolean
  row: number // height of a row
  pill: number // height of a pill
}

export function pillsOf(rows: readonly Row[]): Pill[] {
  const found: Pill[] = []
  for (const row of rows) {
    const before = found.at(-1)
    const first = before?.owners[0]
    const isTie = row.wins === null || row.tied
    if (isTie && before && first && (first.tied || first.wins === null) && sum(first) === sum(row))
      before.owners.push(row)
    else found.push({ wins: isTie ? null : row.wins, owners: [row] })
  }
  return found
}

/** Rows, as large as they can be; with room for those that might come, if there is any. Or pills, where rows would be too small. */
export function fitted(rows: readonly Row[], room: number, width: number, height: number): Fit {
  const most = Math.min(MOST, Math.max(LEAST + 3, Math.round(width * 0.145)))
  const lines = height / (rows.length + room) < LEAST ? rows.length : rows.length + room
  const row = Math.min(most, Math.floor(height / Math.max(1, lines)))
  if (height === 0 || row >= LEAST) return { pills: false, row, pill: MOST_PILL }
  return { pills: true, row, pill: pillHeight(pillsOf(rows), width, height) }
}

/** The largest at which all pills have room, and none is wider than its casino. */
function pillHeight(pills: readonly Pill[], width: number, height: number): number {
  const fits = (high: number) =>
    linesOf(pills, width, high) * (high + 2) <= height + 2 && pills.every((pill) => widthOf(pill, high) <= width)
  let high = MOST_PILL
  while (high > LEAST_PILL && !fits(high)) high -= 1
  return high
}

/** In how many lines pills of that height stand, about. */
function linesOf(pills: readonly Pill[], width: number, high: number): number {
  let lines = 1
  let used = 0
  for (const pill of pills) {
    const wide = widthOf(pill, high)
    if (used > 0 && used + wide > width) {
      lines += 1
      used = 0
    }
    used += wide + GAP
  }
  return lines
}

/** Badges with signs between them, the number of dice, what they win (Pills.svelte). */
function widthOf({ wins, owners }: Pill, high: number): number {
  const font = Math.min(14, Math.max(11, high * 0.6))
  const text =
    String(owners[0] ? sum(owners[0]) : 0).length + (wins ? (wins === UNKNOWN ? 1 : String(wins / 1000).length + 1) : 0)
  return (
    owners.length * (high - 1) + (owners.length - 1) * (font * 0.75 + GAP) + text * font * 0.66 + (wins ? GAP : 0) + 13
  )
}

const sum = (row: Row): number => row.dice + row.ghosts
