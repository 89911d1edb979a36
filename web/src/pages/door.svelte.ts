// The people who come to a table by its address: a player of the table, a guest with a link, or a stranger.
import { claim, head, mine, Refused } from '../lib/http'
import type { Who } from '../lib/live.svelte'
import { type Place, route } from '../lib/route.svelte'
import { deviceAt, heldAt, hold, inherit } from '../lib/storage'

export type Head = Awaited<ReturnType<typeof head>>
/** `second`: the token of another seat than the one that this browser holds there. */
export type Answer =
  | { who: Who }
  | { invited: Head; key: string | undefined }
  | { second: string }
  | { refused: Refused }

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
  if (keys.pass) await takeOver(table, keys.pass, keys.sign)
  else if (keys.token && SECRET.test(keys.token) && !(await recover(table, keys.token))) return { second: keys.token }
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

/** A recovery link. A token that holds nothing there replaces nothing. False: the token holds a seat, and this browser's own token does,
 *  too; a link is not to decide which seat is forgotten. */
async function recover(table: string, token: string): Promise<boolean> {
  const own = heldAt(table)?.token
  if (own === token) return true
  const { tables } = await mine(own ? [token, own] : [token])
  const seats = (which: number) => tables.find((one) => one.table === table && one.which === which)?.seats.length
  const [there, here] = [seats(0), seats(1)]
  if (there && here) return false
  if (there || (there === 0 && !here)) keep(table, token)
  return true
}

/** The secret moves from the address, where it could be read over a shoulder, into the browser. */
export function keep(table: string, token: string): void {
  const before = heldAt(table)
  hold({ ...before, table, token, game: before?.game ?? '', at: Date.now() })
}

/** A link that hands seats over works once. A browser that sits at the table already holds the new seats as well; a browser that has not
 *  heard the answer asks again. */
async function takeOver(table: string, ticket: string, sign: string | undefined): Promise<void> {
  const { token } = await claim({ ticket, table, id: deviceAt(table), token: heldAt(table)?.token })
  keep(table, token)
  if (sign) inherit(table, sign)
}
