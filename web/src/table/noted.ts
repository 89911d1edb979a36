// The commitment of a table as this browser first saw it: what the proof at the end is held against.
import { load, save } from '../lib/storage'

export interface Noted {
  commitment: string
  before: boolean // seen before the start
}

const MOST = 200

export const noted = (table: string): Noted | null => load<Record<string, Noted>>('noted', {})[table] ?? null

/** The first one stays, whatever the server says later. */
export function note(table: string, commitment: string, before: boolean): void {
  const all = load<Record<string, Noted>>('noted', {})
  if (all[table]) return
  const kept = Object.entries(all).slice(-MOST + 1)
  save('noted', Object.fromEntries([...kept, [table, { commitment, before }]]))
}
