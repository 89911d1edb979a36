// Up to which line the chat of a table was read in this browser: a page that is loaded again does not call old lines new.
import { load, save } from '../lib/storage'

const MOST = 200

export const heard = (table: string): number => load<Record<string, number>>('heard', {})[table] ?? 0

export function hear(table: string, line: number): void {
  if (line <= heard(table)) return
  const { [table]: _, ...others } = load<Record<string, number>>('heard', {})
  save('heard', Object.fromEntries([...Object.entries(others), [table, line]].slice(-MOST)))
}
