// Who comes to a table by its address: somebody who sits there, a guest with a link, or a stranger.
import { claim, head, Refused } from '../lib/http'
import type { Who } from '../lib/live.svelte'
import { type Place, route } from '../lib/route.svelte'
import { heldAt, hold } from '../lib/storage'

export type Head = Awaited<ReturnType<typeof head>>
export type Answer = { who: Who } | { invited: Head; key: string | undefined } | { refused: Refused }

const SECRET = /^[A-Za-z0-9_-]{43}$/

export async function knock({ id, keys }: Place): Promise<Answer> {
  try {
    return await answer(id, keys)
  } catch (error) {
    if (error instanceof Refused)
      return { refused: keys.sit && error.code === 'not_yours' ? new Refused('wrong_key', {}) : error }
    throw error
  }
}

async function answer(table: string, keys: Place['keys']): Promise<Answer> {
  if (keys.pass) await takeOver(table, keys.pass)
  else if (keys.token && SECRET.test(keys.token)) keep(table, keys.token)
  const seat = heldAt(table)
  if (seat) {
    if (keys.token || keys.pass || keys.sit) route.go(`/t/${table}`, true)
    return { who: { table, token: seat.token } }
  }
  const key = keys.sit ?? keys.watch
  if (keys.watch && !keys.sit) return { who: { table, key: keys.watch } }
  const found = await head(table, key)
  if (keys.sit || (found.status === 'gathering' && found.free.length)) return { invited: found, key }
  return { who: { table, key } }
}

/** A recovery link: the secret moves from the address, where it could be read over a shoulder, into the browser. */
function keep(table: string, token: string): void {
  const before = heldAt(table)
  hold({ ...(before?.token === token ? before : {}), table, token, game: before?.game ?? '', at: Date.now() })
}

/** A link that hands seats over works once: seats that this device has already stay with the old token's holder until then. */
async function takeOver(table: string, ticket: string): Promise<void> {
  const got = await claim(ticket)
  hold({ table: got.table, token: got.token, game: heldAt(table)?.game ?? '', at: Date.now() })
}
