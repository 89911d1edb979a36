// The proof of a game's dice, computed here: nothing of it is the server's word. docs/fairness.md describes it, with test vectors.
import type { GameRecord, RecordChance } from '../lib/http'
import { bytesOf, hexOf, hmac, joined, sha256 } from '../lib/sha256'
import { canonical, type Json } from './canonical'
import { Xoshiro } from './xoshiro'

export interface Checked {
  number: number // of the chance event
  entry: number // its place in the record
  draws: number[] // what the record says
  expected: number[] // what the secret gives
  verdict: 'proved' | 'typed' | 'deviates'
}

export interface Proof {
  secret: string | null // null: not revealed, nothing can be proved
  hash: string // SHA-256 of the secret
  matches: boolean // the record's commitment, and the noted one if there is one
  noted: string | null // what this browser saw before the start
  start: string // h
  events: Checked[]
  proved: number
  typed: number
  ok: boolean
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** What was fixed before the first die, as the server hashes it. */
export function startEntry(record: GameRecord): { [key: string]: Json } {
  const start: { [key: string]: Json } = {
    table: record.table,
    game: record.game,
    rules: record.rules,
    options: record.options as Json,
    seeds: record.seeds,
  }
  if (record.position) start.position = record.position as Json
  if (record.dice === 'manual') start.dice = record.dice
  return start
}

export const startHash = (record: GameRecord): Uint8Array => sha256(utf8(canonical(startEntry(record))))

/** What seeds the generator of chance event k. */
export function eventKey(secret: Uint8Array, h: Uint8Array, k: number): Uint8Array {
  const number = new DataView(new ArrayBuffer(8))
  number.setBigUint64(0, BigInt(k))
  return hmac(secret, joined(h, new Uint8Array(number.buffer)))
}

export function values(secret: Uint8Array, h: Uint8Array, k: number, sizes: readonly number[]): number[] {
  const generator = new Xoshiro(eventKey(secret, h, k))
  return sizes.map((size) => generator.below(size))
}

const isChance = (entry: unknown): entry is RecordChance =>
  typeof entry === 'object' && entry !== null && 'chance' in entry

/** Events are numbered by their order; a record that numbers them otherwise deviates. */
function checkEvent(entry: RecordChance, at: number, k: number, secret: Uint8Array, h: Uint8Array): Checked {
  const draws = entry.draws.map(([, value]) => value)
  const sizes = entry.draws.map(([size]) => size)
  const fits = sizes.every((size) => Number.isInteger(size) && size > 0 && size < 2 ** 31)
  const expected = fits ? values(secret, h, k, sizes) : []
  const same = entry.chance === k && fits && expected.every((value, i) => value === draws[i])
  return { number: k, entry: at, draws, expected, verdict: entry.typed ? 'typed' : same ? 'proved' : 'deviates' }
}

export function prove(record: GameRecord, noted: string | null = null): Proof {
  const h = startHash(record)
  const bare = { secret: record.secret, noted, start: hexOf(h) }
  if (!record.secret) return { ...bare, hash: '', matches: false, events: [], proved: 0, typed: 0, ok: false }
  const secret = bytesOf(record.secret)
  const hash = hexOf(sha256(secret))
  const matches = hash === record.commitment && (noted === null || hash === noted)
  const events: Checked[] = []
  record.entries.forEach((entry, at) => {
    if (isChance(entry)) events.push(checkEvent(entry, at, events.length, secret, h))
  })
  const proved = events.filter((event) => event.verdict === 'proved').length
  const typed = events.filter((event) => event.verdict === 'typed').length
  const honest = record.dice === 'manual' || typed === 0 // only a table for real dice may have dice that were typed in
  return { ...bare, hash, matches, events, proved, typed, ok: matches && honest && proved + typed === events.length }
}

/** What became of a seed that this browser mixed in: it is part of the start, the start did not wait for it, or another one stands there. */
export function fateOf(record: GameRecord, { seat, seed }: { seat: number; seed: string }): 'in' | 'late' | 'replaced' {
  const found = record.seeds[seat] ?? null
  return found === seed ? 'in' : found === null ? 'late' : 'replaced'
}
