// What this browser saw before the start, the commitment first of all: what the proof at the end is held against.
import { load, save } from '../lib/storage'

export interface Noted {
  commitment: string
  before: boolean // seen before the start
  calledOff?: number[] // when starts were called off of which this browser heard
}

const MOST = 200

export const noted = (table: string): Noted | null => load<Record<string, Noted>>('noted', {})[table] ?? null

/** The first commitment stays, whatever the server says later. */
export function note(table: string, commitment: string, before: boolean): void {
  const all = load<Record<string, Noted>>('noted', {})
  if (all[table]) return
  const kept = Object.entries(all).slice(-MOST + 1)
  save('noted', Object.fromEntries([...kept, [table, { commitment, before }]]))
}

/** A start was called off: the record has to count it, whatever the server says later. */
export function noteCalledOff(table: string, at: number): void {
  const all = load<Record<string, Noted>>('noted', {})
  const known = all[table]
  if (!known || known.calledOff?.includes(at)) return
  save('noted', { ...all, [table]: { ...known, calledOff: [...(known.calledOff ?? []), at] } })
}
