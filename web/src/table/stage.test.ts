import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Batch } from '../lib/live.svelte'
import type { Event, Now } from '../lib/protocol'
import { STILL } from '../lib/still'

// What browsers have and Node does not.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const LONG = 1_000_000 // milliseconds: nobody waits for it
let Stage: typeof import('./stage.svelte').Stage
let tell: (batch: Batch) => void

beforeAll(async () => {
  Stage = (await import('./stage.svelte')).Stage
})

const at = (...awaited: number[]): Now => ({ ...STILL, awaited })
const batch = (now: Now, ...kinds: string[]): Batch => ({
  updates: [{ at: 0, kind: 'move', body: {}, events: kinds.map((kind, n) => ({ kind, seat: n }) as Event) }],
  now,
  first: false,
})
const isPayout = (event: Event) => event.kind.startsWith('pay')

function made(pace = LONG) {
  const live = {
    now: at(1),
    onBatch: (listener: (batch: Batch) => void) => {
      tell = listener
      return () => undefined
    },
  }
  const stage = new Stage(live as never)
  stage.setPace(() => pace, isPayout)
  return stage
}

const shows = (stage: InstanceType<typeof Stage>, kind: string | null) =>
  vi.waitFor(() => expect(stage.event?.kind ?? null).toBe(kind))

beforeEach(() => {
  tell = () => undefined
})

describe('a stage that runs on', () => {
  const mine = (now: Now) => now.awaited.includes(0)

  it('shows at once what waits and what comes in later, up to the decision', async () => {
    const stage = made()
    tell(batch(at(2), 'roll', 'place'))
    await shows(stage, 'roll')
    stage.runOn(mine)
    await vi.waitFor(() => expect(stage.busy).toBe(false))
    expect(stage.now?.awaited).toEqual([2])
    tell(batch(at(0), 'roll', 'place'))
    await vi.waitFor(() => expect(stage.now?.awaited).toEqual([0]))
    expect(stage.busy).toBe(false)
  })

  it('is as slow as ever after it', async () => {
    const stage = made()
    stage.runOn(mine)
    tell(batch(at(0), 'roll'))
    await vi.waitFor(() => expect(stage.now?.awaited).toEqual([0]))
    tell(batch(at(1), 'place'))
    await shows(stage, 'place')
    expect(stage.busy).toBe(true)
    stage.skip()
  })
})

describe('a stage that is paused', () => {
  it('steps from scene to scene and stays paused, until the payout is over', async () => {
    const stage = made()
    tell(batch(at(0), 'pay1', 'pay1', 'pay2', 'pay3', 'round'))
    await shows(stage, 'pay1')
    stage.pause()
    for (const [from, to] of [
      ['pay1', 'pay2'],
      ['pay2', 'pay3'],
    ]) {
      stage.passOver((event) => event.kind === from)
      await shows(stage, to ?? '')
      expect(stage.paused).toBe(true)
    }
    stage.passOver((event) => event.kind === 'pay3')
    await shows(stage, 'round') // there is no button any more to go on with
    expect(stage.paused).toBe(false)
    stage.skip()
  })

  it('stays where it is, however long', async () => {
    const stage = made(1)
    tell(batch(at(0), 'pay1', 'pay2'))
    stage.pause()
    await new Promise((done) => setTimeout(done, 20))
    expect(stage.event?.kind).toBe('pay1')
    stage.pause()
    await vi.waitFor(() => expect(stage.busy).toBe(false))
  })
})

describe('what came in at once', () => {
  it('is hurried evenly, payouts are not', async () => {
    const stage = made(1000)
    for (let n = 0; n < 6; n += 1) tell(batch(at(0), 'roll'))
    await shows(stage, 'roll')
    stage.passOver(() => true)
    await vi.waitFor(() => expect(stage.haste).toBeGreaterThan(1.5))
    expect(stage.haste).toBeLessThan(3)
    stage.skip()
    await vi.waitFor(() => expect(stage.busy).toBe(false))
    tell(batch(at(0), 'pay1'))
    await shows(stage, 'pay1')
    expect(stage.haste).toBe(1)
    stage.skip()
  })
})
