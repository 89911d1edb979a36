// The board as it lay before the last payout: found in the film of the game, since the table itself has been cleared.

import { type Film, film, merged, missing, nowAt, seatsOf, tableOf, updateAt } from '../../lib/film'
import type { Event, Now } from '../../lib/protocol'
import type { TableModel } from '../model.svelte'

export interface Before {
  at: number // the frame that was shown when the last payout began
  shown: Event[] // what happened after it, up to the payout
}

/** The moment before the last round was paid; null: none was. */
export function beforePayout(of: Film, isPayout: (event: Event) => boolean): Before | null {
  const begun = of.frames.findLastIndex((frame) => frame?.events.some((event) => event.kind === 'round'))
  for (let k = Math.max(begun, 0); k < of.frames.length; k += 1) {
    const events = of.frames[k]?.events ?? []
    const since = k === begun ? events.findLastIndex((event) => event.kind === 'round') + 1 : 0
    const paid = events.findIndex((event, n) => n >= since && isPayout(event))
    if (paid >= 0 && k > 0) return { at: k - 1, shown: events.slice(0, paid) }
  }
  return null
}

/** The whole film: a long one comes in pages. */
async function whole(id: string, secret?: string): Promise<Film> {
  let found = await film(id, null, secret)
  for (let next = missing(found); next !== null; next = missing(found))
    found = merged(found, await film(id, null, secret, next))
  return found
}

/** Lays that board on a quiet table; false: there is none to lay. */
export async function lay(
  model: TableModel,
  id: string,
  secret: string | undefined,
  isPayout: (event: Event) => boolean,
): Promise<boolean> {
  const found = await whole(id, secret)
  const before = beforePayout(found, isPayout)
  if (!before) return false
  const { live, stage } = model
  live.table = tableOf(id, found)
  live.seats = seatsOf(found)
  live.present = found.seats.map((_, seat) => seat)
  const then = nowAt(found, before.at)
  const now: Now = {
    ...then,
    awaited: [],
    thrower: null,
    views: { watch: { ...found.frames[before.at]?.view, to_move: null } },
  } // nobody is to play there
  live.feed(
    Array.from({ length: before.at + 1 }, (_, k) => updateAt(found, k)),
    now,
    true,
  )
  stage.hold(now, before.shown)
  return true
}
