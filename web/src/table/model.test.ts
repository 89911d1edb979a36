import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { GameInfo } from '../lib/http'
import type { Now, SeatInfo } from '../lib/protocol'
import { STILL, stillTable } from '../lib/still'

// What browsers have and Node does not.
vi.hoisted(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', {
    hidden: false,
    documentElement: { dataset: {} },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
})

const PROBE = {
  id: 'probe',
  version: 1,
  title: { en: 'Probe', fr: 'Probe' },
  options: { properties: {} },
  words: {
    'event.laid': { en: '{seat:seat} lays {card}.', fr: '{seat:seat} pose {card}.' },
    'event.laid.!card': { en: '{seat:seat} lays a card face down.', fr: '{seat:seat} pose une carte.' },
  },
  real_dice: true,
  hidden: { laid: ['card'], changed: ['*'] },
} satisfies GameInfo

const SEAT: SeatInfo = {
  sitter: 'human',
  plan: 'device',
  name: '',
  level: null,
  holder: 1,
  left: false,
  away: null,
  hints: 0,
  pledged: true,
  key: null,
}
const NOW: Now = { ...STILL, awaited: [0, 1], turns: { 0: 1, 1: 1 } }

let make: (you: number[], game?: GameInfo) => Promise<InstanceType<typeof import('./model.svelte').TableModel>>

beforeAll(async () => {
  const { Live } = await import('../lib/live.svelte')
  const { TableModel } = await import('./model.svelte')
  make = async (you, game = PROBE) => {
    const live = new Live({ table: 'demo' }, true)
    live.seats = [{ ...SEAT, name: 'Anna' }, { ...SEAT, name: 'Bob' }, SEAT]
    live.you = you
    const model = new TableModel(live)
    model.game = game
    live.feed([], NOW, true)
    return model
  }
})

describe('the curtain', () => {
  it('asks for each player before anything of theirs is shown, seat by seat', async () => {
    const model = await make([0, 1])
    expect(model.behind).toBe(0)
    model.curtain = 0
    expect(model.behind).toBeNull()
    model.live.feed([], { ...NOW, awaited: [1] }, false)
    await vi.waitFor(() => expect(model.behind).toBe(1))
    model.curtain = 1
    expect(model.behind).toBeNull()
    model.live.feed([], { ...NOW, awaited: [2] }, false)
    await vi.waitFor(() => expect([model.me, model.behind, model.stage.busy]).toEqual([1, null, false]))
  })

  it('asks all first whether they have seen what happened, once', async () => {
    const model = await make([0, 1])
    const shown = { at: 0, kind: 'move', body: {}, events: [{ kind: 'shown', seat: 0 }] }
    const laid = { at: 0, kind: 'move', body: {}, events: [{ kind: 'laid', seat: 0 }] }
    model.live.feed([shown], NOW, false)
    await vi.waitFor(() => expect(model.behind).toBe(0))
    expect(model.asksAll).toBe(false) // before anybody had the screen
    model.open(0)
    model.live.feed([laid], { ...NOW, awaited: [1] }, false)
    await vi.waitFor(() => expect(model.behind).toBe(1))
    expect(model.asksAll).toBe(false) // what was laid in secret is nothing to look at
    model.open(1)
    model.live.feed([shown], NOW, false)
    await vi.waitFor(() => expect([model.behind, model.asksAll]).toEqual([0, true]))
    model.allHaveSeen()
    expect([model.behind, model.asksAll]).toEqual([0, false])
  })

  it('is closed at first also when it is nobody’s turn here', async () => {
    const model = await make([0, 1])
    model.live.feed([], { ...NOW, awaited: [2] }, false)
    await vi.waitFor(() => expect(model.behind).toBe(0))
  })

  it('waits until the board has played what happened, and nobody’s secrets are shown meanwhile', async () => {
    const model = await make([0, 1])
    model.curtain = 1
    model.live.feed([], { ...NOW, awaited: [1] }, false)
    await vi.waitFor(() => expect(model.eyes).toBe(1))
    model.stage.setPace(() => 20)
    const update = { at: 0, kind: 'move', body: {}, events: [{ kind: 'laid', seat: 1, card: 6 }] }
    model.live.feed([update], { ...NOW, turns: { 0: 2, 1: 2 } }, false)
    expect([model.behind, model.eyes]).toEqual([null, null])
    expect(model.say(update.events[0] as never)).toBe('Bob lays a card face down.')
    await vi.waitFor(() => expect(model.behind).toBe(0))
  })

  it('shows no secrets before the game is known', async () => {
    const model = await make([0, 1])
    model.game = null
    expect([model.behind, model.eyes]).toEqual([null, null])
  })

  it('is not there for one seat, for spectators, where nothing is hidden, and after the game', async () => {
    expect((await make([0])).behind).toBeNull()
    expect((await make([])).behind).toBeNull()
    const open = await make([0, 1])
    open.live.table = { ...stillTable('demo', 'probe'), hides: false }
    expect(open.behind).toBeNull()
    const over = await make([0, 1])
    over.live.feed([], { ...NOW, status: 'over', awaited: [] }, false)
    expect(over.behind).toBeNull()
  })

  it('hides in sentences what another seat at this device has laid', async () => {
    const model = await make([0, 1])
    model.curtain = 0
    expect(model.say({ kind: 'laid', seat: 0, card: 5 })).toBe('Anna lays 5.')
    expect(model.say({ kind: 'laid', seat: 1, card: 6 })).toBe('Bob lays a card face down.')
    expect(model.say({ kind: 'changed', seat: 1, card: 6 })).toBe('')
    const alone = await make([1])
    expect(alone.say({ kind: 'laid', seat: 1, card: 6 })).toBe('Bob lays 6.')
  })
})

describe('whose turn it is', () => {
  it('is said as the board shows it, never ahead of it', async () => {
    const { isMine, turn } = await import('./turn')
    const model = await make([0])
    model.live.feed([], { ...NOW, awaited: [1] }, true)
    expect(turn(model)).toBe('Bob plays')
    model.stage.setPace(
      () => 60_000,
      (event) => event.kind === 'shown',
    )
    const laid = { kind: 'laid', seat: 1 }
    const shown = { kind: 'shown', seat: 0 }
    model.live.feed([{ kind: 'move', at: 0, body: {}, events: [laid, shown] }], { ...NOW, awaited: [0] }, false)
    expect(model.myTurn).toBe(true)
    expect([turn(model), isMine(model)]).toEqual(['Bob plays', false])
    model.stage.passOver((event) => event.kind === 'laid')
    await vi.waitFor(() => expect(turn(model)).toBe('Payout'))
    expect(isMine(model)).toBe(false)
    model.stage.skip()
    await vi.waitFor(() => expect([turn(model), isMine(model)]).toEqual(['Your turn', true]))
  })
})

describe('a quiet table', () => {
  it('refuses to do anything', async () => {
    const model = await make([0])
    expect(await model.ask('roll', { seat: 0 })).toBe(false)
    expect(model.trouble?.code).toBe('not_now')
  })
})

describe('a choice', () => {
  it('is one request, with those made together and with what it carries', async () => {
    const model = await make([0])
    const asked = vi.spyOn(model.live, 'ask').mockResolvedValue(undefined)
    const action = { id: 3, kind: 'lay', typed: '4' }
    expect(await model.choose(action)).toBe(true)
    expect(await model.choose(action, [5, 6])).toBe(true)
    expect(await model.choose(action, [], { power: 7 })).toBe(true)
    expect(asked.mock.calls).toEqual([
      ['move', { seat: 0, action: 3, turn: 1 }],
      ['move', { seat: 0, action: 3, more: [5, 6], turn: 1 }],
      ['move', { seat: 0, action: 3, body: { power: 7 }, turn: 1 }],
    ])
  })
})
