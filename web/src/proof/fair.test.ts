import { describe, expect, it } from 'vitest'
import { canonical } from '../lib/canonical'
import type { GameRecord, RecordChance } from '../lib/http'
import { bytesOf, hexOf, sha256 } from '../lib/sha256'
import { eventKey, fateOf, prove, startEntry, startHash, values } from './fair'
import { Xoshiro } from './xoshiro'

// The test vectors of docs/fairness.md.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const START =
  '{"game":"las-vegas","options":{"open_money":true,"players":2},"rules":1,' +
  '"seeds":["1111111111111111111111111111111111111111111111111111111111111111",null],"table":"demo"}'
const H = 'd91f096c227a97bd2c455e019e92fb134bbb2e1d7ca02b01e4fa0be6ea4746d1'

const sizes = (n: number): number[] => Array.from({ length: n }, (_, k) => n - k)

function record(): GameRecord {
  const secret = bytesOf(SECRET)
  const h = bytesOf(H)
  const draws = (k: number, wanted: number[]): [number, number][] =>
    values(secret, h, k, wanted).map((value, i) => [wanted[i] as number, value])
  return {
    format: 'flambeur-record/2',
    game: 'las-vegas',
    rules: 1,
    options: { players: 2, open_money: true },
    seats: [
      { name: 'Anna', bot: null },
      { name: '', bot: 'easy' },
    ],
    table: 'demo',
    commitment: COMMITMENT,
    seeds: ['11'.repeat(32), null],
    position: null,
    dice: 'auto',
    entries: [
      { chance: 0, draws: draws(0, sizes(54).slice(0, 53)) },
      { chance: 1, draws: draws(1, Array(8).fill(6)) },
      { seat: 0, action: 1 },
      { chance: 2, draws: draws(2, Array(8).fill(6)) },
    ],
    over: true,
    scores: [0, 0],
    winners: [0],
    secret: SECRET,
  }
}

describe('the vectors of docs/fairness.md', () => {
  it('commitment, start entry and h', () => {
    expect(hexOf(sha256(bytesOf(SECRET)))).toBe(COMMITMENT)
    expect(canonical(startEntry(record()))).toBe(START)
    expect(hexOf(startHash(record()))).toBe(H)
  })

  it('keys and draws', () => {
    const secret = bytesOf(SECRET)
    const h = bytesOf(H)
    expect(hexOf(eventKey(secret, h, 0))).toBe('cac03db8ee1293e184bbde27a6284b293c9b0cd96298bc4d5620fbb037c2a3e5')
    expect(hexOf(eventKey(secret, h, 1))).toBe('1131f8c8f4c564007510a63deb6dfa363448781ad088c5020b96a21c2456af35')
    expect(values(secret, h, 0, sizes(54)).slice(0, 5)).toEqual([27, 40, 22, 34, 44])
    expect(values(secret, h, 1, Array(8).fill(6))).toEqual([5, 1, 2, 3, 3, 1, 4, 3])
  })

  it('a generator of zeros does not stand still', () => {
    const generator = new Xoshiro(new Uint8Array(32))
    expect(new Set(Array.from({ length: 20 }, () => generator.next())).size).toBeGreaterThan(10)
  })
})

describe('canonical JSON', () => {
  it('is what Python writes', () => {
    expect(canonical({ b: [1, null, true], a: 'é"\\\n\u0001\u007f\u2028', '\u{1F3B2}': {}, '\uFFFD': -3 })).toBe(
      '{"a":"é\\"\\\\\\n\\u0001\u007f\u2028","b":[1,null,true],"\uFFFD":-3,"\u{1F3B2}":{}}',
    )
  })
})

describe('a record', () => {
  it('is proved', () => {
    const proof = prove(record(), COMMITMENT)
    expect(proof).toMatchObject({ ok: true, proved: 3, typed: 0, matches: true, hash: COMMITMENT, start: H })
  })

  it('with one die changed is caught, and the event named', () => {
    const bad = record()
    const event = bad.entries[3] as { draws: [number, number][] }
    event.draws[4] = [6, ((event.draws[4]?.[1] ?? 0) + 1) % 6]
    const proof = prove(bad, COMMITMENT)
    expect(proof.ok).toBe(false)
    expect(proof.events.filter((one) => one.verdict === 'deviates').map((one) => one.number)).toEqual([2])
  })

  const changes: [string, (bad: GameRecord) => unknown][] = [
    ['another secret', (bad) => Object.assign(bad, { secret: `ff${SECRET.slice(2)}` })],
    ['another commitment', (bad) => Object.assign(bad, { commitment: `ff${COMMITMENT.slice(2)}` })],
    ['another seed', (bad) => Object.assign(bad, { seeds: ['22'.repeat(32), null] })],
    ['another table', (bad) => Object.assign(bad, { table: 'other' })],
    ['other options', (bad) => Object.assign(bad.options, { open_money: false })],
    ['an event left out', (bad) => bad.entries.splice(1, 1)],
    ['an event said to be typed in', (bad) => Object.assign(bad.entries[1] ?? {}, { typed: true })],
    ['an event said to be written down', (bad) => Object.assign(bad, { script: [[1]] })],
    ['dice said to be typed in', (bad) => Object.assign(bad, { dice: 'manual' })],
    ['a die of another size', (bad) => (bad.entries[1] as { draws: [number, number][] }).draws.splice(0, 1, [600, 1])],
    ['no secret', (bad) => Object.assign(bad, { secret: null })],
  ]
  it.each(changes)('with %s is caught', (_, change) => {
    const bad = record()
    change(bad)
    expect(prove(bad, COMMITMENT).ok).toBe(false)
  })

  it('of a throw that was measured proves its noise, where the game measures', () => {
    const measured = record()
    const event = measured.entries[3] as RecordChance
    event.noise = event.draws
    event.draws = [[7, 3]]
    expect(prove(measured, COMMITMENT, true)).toMatchObject({ ok: true, proved: 2, measured: 1 })
    expect(prove(measured, COMMITMENT).ok).toBe(false)
    event.noise = [[6, ((event.noise[0]?.[1] ?? 0) + 1) % 6], ...event.noise.slice(1)]
    expect(prove(measured, COMMITMENT, true).ok).toBe(false)
  })

  it('of which another commitment was seen before the start is caught', () => {
    expect(prove(record(), COMMITMENT.replace('6', '7')).ok).toBe(false)
    expect(prove(record()).ok).toBe(true)
  })
})

describe('what this browser mixed in', () => {
  const { seeds } = record()
  it.each([
    ['in', 0, seeds[0] ?? ''],
    ['replaced', 0, '22'.repeat(32)],
    ['late', 1, '22'.repeat(32)],
  ])('is %s', (fate, seat, seed) => {
    expect(fateOf(record(), { seat, seed })).toBe(fate)
  })
})
