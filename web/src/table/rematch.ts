// The next game of the same players: the same token and the same links open its table.

import { startAtOnce } from '../lib/autostart'
import type { Who } from '../lib/live.svelte'
import { route } from '../lib/route.svelte'
import { heldAt, hold } from '../lib/storage'
import { guided } from './guided.svelte'

export function goOn(who: Who, next: string, game: string): void {
  const held = heldAt(who.table)
  const { sit, watch, players } = held ?? {}
  if (who.token) hold({ table: next, token: who.token, sit, watch, game, players, at: Date.now() })
  if (sit) startAtOnce(next)
  if (guided.isAt(who.table)) guided.begin(next) // from the same position
  route.go(who.token || !who.key ? `/t/${next}` : `/t/${next}#watch=${who.key}`)
}
