// What the entries of a record add up to, as the devices signed it: made again from the secret.
import { canonical, type Json } from '../lib/canonical'
import type { GameRecord, RecordChance, RecordMove } from '../lib/http'
import { hmac, joined } from '../lib/sha256'
import { bytesOfText, exact } from '../lib/signing'

export const isMove = (entry: RecordMove | RecordChance): entry is RecordMove => 'action' in entry

/** What a head covers of an entry: everything but its signature, and nothing that is empty or false. */
function covered(entry: RecordMove | RecordChance): Json {
  const said = isMove(entry)
    ? { seat: entry.seat, action: entry.action, body: exact((entry.body ?? null) as Json), away: entry.away ?? null }
    : {
        chance: entry.chance,
        draws: entry.draws,
        typed: entry.typed || null,
        noise: entry.noise?.length ? entry.noise : null,
        trail: exact((entry.trail ?? null) as Json),
      }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)) as Json
}

/** Head k covers the first k entries. */
export function headsOf(record: GameRecord, secret: Uint8Array, h: Uint8Array): Uint8Array[] {
  const found = [hmac(secret, joined(bytesOfText('head'), h))]
  for (const entry of record.entries) {
    const before = found.at(-1) as Uint8Array
    found.push(hmac(secret, joined(before, bytesOfText(canonical(covered(entry))))))
  }
  return found
}
