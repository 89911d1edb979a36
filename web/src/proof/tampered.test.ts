// Records that somebody has tampered with (tests/records/tampered): this page says of each, claim by claim, what `flambeur verify` says.
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GameRecord } from '../lib/http'
import { claimsOf } from './claims'
import { prove } from './fair'
import { checkSignatures } from './signatures'

interface Kept {
  record: GameRecord
  claims: [string, string, number | null][]
}
const KEPT = Object.entries(
  import.meta.glob<Kept>('../../../tests/records/tampered/*.json', { eager: true, import: 'default' }),
).map(([path, kept]): [string, Kept] => [path.slice(path.lastIndexOf('/') + 1), kept])
const named = (name: string): GameRecord => (KEPT.find(([one]) => one === `${name}.json`) as [string, Kept])[1].record

async function claims(record: GameRecord): Promise<[string, string, number | null][]> {
  const found = claimsOf(record, prove(record, record.commitment), await checkSignatures(record))
  return found.map(({ code, state, seat }) => [code, state, seat])
}

describe.each(KEPT)('%s', (_, { record, claims: expected }) => {
  it('is judged as in Python, except that a page plays no move again', async () => {
    const here = expected.map(([code, state, seat]) => [code, code === 'moves' ? 'open' : state, seat])
    expect(await claims(record)).toEqual(here)
  })
})

it('all kinds of tampering are there', () => {
  expect(KEPT.length).toBeGreaterThan(15)
})

it('a signed record in which one byte of a signature is another one does not hold', async () => {
  const record = structuredClone(named('untouched'))
  const entry = record.entries.find((one) => 'signed' in one) as { signed: { signature: string } }
  entry.signed.signature = entry.signed.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  expect((await claims(record)).filter(([, state]) => state === 'fails')).toHaveLength(1)
})

it('a record that counts fewer called-off starts than this browser heard of does not hold', async () => {
  const record = named('called-off')
  const state = async (heard: number) => {
    const found = claimsOf(record, prove(record, record.commitment), await checkSignatures(record), heard)
    return found.find(({ code }) => code === 'retried')?.state
  }
  expect([await state(0), await state(2), await state(3)]).toEqual(['open', 'open', 'fails'])
  const silent = named('untouched')
  const heard = claimsOf(silent, prove(silent, silent.commitment), await checkSignatures(silent), 1)
  expect(heard.filter((claim) => claim.state === 'fails').map(({ code }) => code)).toEqual(['retried'])
})

describe('where browsers have no WebCrypto', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('signatures are open, not wrong', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => undefined })
    const found = await claims(named('untouched'))
    expect(found.filter(([code]) => code === 'signed').map(([, state]) => state)).toEqual(['open', 'open', 'open'])
    expect(found.some(([, state]) => state === 'fails')).toBe(false)
  })

  it('what nobody signed is judged all the same', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => undefined })
    expect(await checkSignatures(named('exchanged-where-nobody-signs'))).not.toBeNull()
  })
})
