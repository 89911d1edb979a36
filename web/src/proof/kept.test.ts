// Records that were made before and are kept in tests/records: this page still proves every record, and catches every change.
import { describe, expect, it } from 'vitest'
import type { GameRecord, RecordChance, RecordMove } from '../lib/http'
import { prove } from './fair'
import { checkSignatures } from './signatures'

const files = (found: Record<string, GameRecord>): [string, GameRecord][] =>
  Object.entries(found).map(([path, record]) => [path.slice(path.lastIndexOf('/') + 1), record])
const KEPT = files(import.meta.glob('../../../tests/records/*.json', { eager: true, import: 'default' }))
const OLD = files(import.meta.glob('../../../tests/records/format-1/*.json', { eager: true, import: 'default' }))

describe.each(KEPT)('%s', (_, record) => {
  const events = record.entries.filter((entry): entry is RecordChance => 'chance' in entry)

  it('is proved', () => {
    const measured = events.filter((event) => event.noise?.length).length
    const proof = prove(record, record.commitment, measured > 0)
    expect(proof).toMatchObject({ ok: true, measured, typed: events.filter((event) => event.typed).length })
    expect(proof.proved + proof.measured + proof.scripted + proof.typed).toBe(events.length)
    expect(proof.proved).toBeGreaterThan(0)
  })

  it('is caught when an option is added, even one at its default', () => {
    expect(prove({ ...record, options: { ...record.options, later: false } }).ok).toBe(false)
  })
})

describe.each(OLD)('from before the first release: %s', (_, record) => {
  it('is not proved: its format is another one', () => {
    expect(prove(record)).toMatchObject({ ok: false, format: 'flambeur-record/1' })
  })
})

it('there are records of throws that were measured, of moves with a body among them', () => {
  const has = (name: 'body' | 'noise') =>
    KEPT.filter(([, record]) => JSON.stringify(record.entries).includes(`"${name}":`))
  expect(has('noise').length).toBeGreaterThan(1)
  expect(has('body').length).toBeGreaterThan(0)
})

const SIGNED = KEPT.filter(([name]) => name.includes('signed'))

describe.each(SIGNED)('%s, of which two seats of three are signed', (_, record) => {
  it('has signatures that hold', async () => {
    const found = await checkSignatures(record)
    expect(found?.moves.map(({ signed, wrong, total }) => [signed === total, wrong])).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
    ])
  })
})

it('an aim that was signed is read to its last bit, however languages write it', async () => {
  const [, record] = SIGNED.find(([name]) => name.includes('aimed')) ?? []
  if (!record) throw new Error('no record has signed aims')
  const aims = record.entries.flatMap((entry, k) => ('action' in entry && entry.signed && entry.body ? [k] : []))
  expect(aims.length).toBeGreaterThan(2)
  for (const k of aims) {
    const changed = structuredClone(record)
    const aim = (changed.entries[k] as RecordMove).body as { angle: number }
    aim.angle = next(aim.angle)
    const wrong = (await checkSignatures(changed))?.moves.reduce((sum, moves) => sum + moves.wrong, 0)
    expect(wrong).toBeGreaterThan(0)
  }
})

/** The double beside this one. */
function next(double: number): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, double)
  view.setBigInt64(0, view.getBigInt64(0) + 1n)
  return view.getFloat64(0)
}

it('there is a record of throws that were written down, which nobody can change', () => {
  const [, scripted] = KEPT.find(([, record]) => record.script?.length) ?? []
  if (!scripted) throw new Error('no record has a script')
  expect(prove(scripted, scripted.commitment)).toMatchObject({ ok: true, scripted: 3 })
  expect(prove({ ...scripted, script: [[3]] }, scripted.commitment).ok).toBe(false)
  const { script: _, ...without } = scripted
  expect(prove(without, scripted.commitment).ok).toBe(false)
})

it('there are records of live tables with what the players mixed in, and old ones', () => {
  expect(KEPT.filter(([, record]) => record.table && record.seeds.some(Boolean)).length).toBeGreaterThan(2)
  expect(OLD.length).toBeGreaterThan(5)
})
