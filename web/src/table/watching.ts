// The key that opens a table for spectators, if this browser has one: its host has the key, and every guest who came by such a link.
import { route } from '../lib/route.svelte'
import { heldAt } from '../lib/storage'

export const watchKey = (table: string): string | undefined => heldAt(table)?.watch ?? route.place.keys.watch
