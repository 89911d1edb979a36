// What opens a table for spectators, if this browser has it: who made the table does, and who came by such a link.
import { route } from '../lib/route.svelte'
import { heldAt } from '../lib/storage'

export const watchKey = (table: string): string | undefined => heldAt(table)?.watch ?? route.place.keys.watch
