// The address of a moment of a game, for others. What opens a private game stands behind the #, as in all links.
import type { Place } from '../lib/route.svelte'
import type { Held } from '../lib/storage'

/** What lets others look: the key for watching, as far as this browser knows it, else the one for sitting down. Never the seat itself. */
export function keysFor(held: Held | undefined, came: Place['keys']): Record<string, string> {
  const watch = held?.watch ?? came.watch
  const sit = held?.sit ?? came.sit
  return watch ? { watch } : sit ? { sit } : {}
}

export const momentLink = (base: string, id: string, at: number, keys: Record<string, string>): string =>
  `${base}/r/${id}#${new URLSearchParams({ ...keys, at: String(at) })}`
