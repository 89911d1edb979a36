// The proof of a game's dice, computed here: no part of the proof is the server's word. docs/fairness.md describes the proof, with test vectors.

import { canonical, type Json } from '../lib/canonical'
import type { GameRecord, RecordChance } from '../lib/http'
import { bytesOf, hexOf, hmac, joined, sha256 } from '../lib/sha256'
import { Xoshiro } from './xoshiro'

export interface Checked {
  number: number // of the chance event
  entry: number // its place in the record
  draws: number[] // what the record says
  expected: number[] // what the secret gives, or what was written down
  verdict: 'proved' | 'measured' | 'scripted' | 'typed' | 'deviates'
}

/** The format of the records that are proved here; a record of another format is not half-read. */
export const FORMAT = 'flambeur-record/2'

export interface Proof {
  format: string
  secret: string | null // null: not revealed, nothing can be proved
  hash: string // SHA-256 of the secret
  matches: boolean // the record's commitment, and the noted one if there is one
  noted: string | null // what this browser saw before the start
  start: string // h
  events: Checked[]
  proved: number
  measured: number // of these events the noise was drawn so: what came out was computed from it
  scripted: number // written down before the start
  typed: number
  honest: boolean // no throw claims to be typed in, or measured, where none can be
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
  if (record.script?.length) start.script = record.script
  if (record.dice === 'manual') start.dice = record.dice
  if (record.keys?.length) start.keys = record.keys
  if (record.left_out?.length) start.left_out = record.left_out
  if (record.called_off) start.called_off = record.called_off
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

/** What was written down for chance event k: a short line as often as it takes; null: nothing that fits. */
function writtenFor(script: readonly number[][], k: number, sizes: readonly number[]): number[] | null {
  const line = script[k] ?? []
  if (!line.length || !sizes.length) return null
  const values = sizes.map((_, n) => line[n % line.length] ?? 0)
  return values.every((value, n) => value < (sizes[n] ?? 0)) ? values : null
}

const isChance = (entry: unknown): entry is RecordChance =>
  typeof entry === 'object' && entry !== null && 'chance' in entry

/** Events are numbered by their order; a record that numbers them otherwise deviates. Of a throw that was measured the noise is checked. */
function checkEvent(
  entry: RecordChance,
  at: number,
  k: number,
  secret: Uint8Array,
  h: Uint8Array,
  script: readonly number[][],
): Checked {
  const noise = entry.noise?.length ? entry.noise : null
  const draws = (noise ?? entry.draws).map(([, value]) => value)
  const sizes = (noise ?? entry.draws).map(([size]) => size)
  const fits = sizes.every((size) => Number.isInteger(size) && size > 0 && size < 2 ** 31)
  const written = noise ? null : writtenFor(script, k, sizes)
  const expected = fits ? (written ?? values(secret, h, k, sizes)) : []
  const same = entry.chance === k && fits && expected.every((value, i) => value === draws[i])
  const verdict = entry.typed ? 'typed' : !same ? 'deviates' : noise ? 'measured' : written ? 'scripted' : 'proved'
  return { number: k, entry: at, draws, expected, verdict }
}

/** `measures`: whether the game has throws that are measured; in a game without them a record may claim none. */
export function prove(record: GameRecord, noted: string | null = null, measures = false): Proof {
  const nothing = {
    hash: '',
    matches: false,
    start: '',
    events: [],
    proved: 0,
    measured: 0,
    scripted: 0,
    typed: 0,
    honest: false,
    ok: false,
  }
  if (record.format !== FORMAT) return { format: record.format, secret: null, noted, ...nothing }
  const h = startHash(record)
  const bare = { format: record.format, secret: record.secret, noted, start: hexOf(h) }
  if (!record.secret) return { ...nothing, ...bare }
  const secret = bytesOf(record.secret)
  const hash = hexOf(sha256(secret))
  const matches = hash === record.commitment && (noted === null || hash === noted)
  const events: Checked[] = []
  record.entries.forEach((entry, at) => {
    if (isChance(entry)) events.push(checkEvent(entry, at, events.length, secret, h, record.script ?? []))
  })
  const count = (verdict: Checked['verdict']) => events.filter((event) => event.verdict === verdict).length
  const [proved, measured, typed] = [count('proved'), count('measured'), count('typed')]
  const scripted = count('scripted')
  const honest = (record.dice === 'manual' || typed === 0) && (measures || measured === 0) // nobody may claim what the table is not for
  const ok = matches && honest && proved + measured + scripted + typed === events.length
  return { ...bare, hash, matches, events, proved, measured, scripted, typed, honest, ok }
}

/** What became of a seed that this browser mixed in: part of the start, too late for the start, or replaced by another seed. */
export function fateOf(record: GameRecord, { seat, seed }: { seat: number; seed: string }): 'in' | 'late' | 'replaced' {
  const found = record.seeds[seat] ?? null
  return found === seed ? 'in' : found === null ? 'late' : 'replaced'
}
