import { describe, expect, it, vi } from 'vitest'
import { type Film, type Frame, joined, merged, missing, nowAt, patiently, roundsOf, updateAt } from './film'
import { Refused } from './http'

const frame = (seat: number | null, events: Frame['events'] = []): Frame => ({
  seat,
  body: null,
  chance: seat === null ? 0 : null,
  trail: null,
  events,
  view: { seat: null, n: events.length },
  awaited: seat === null ? [0] : [],
  standing: null,
  thrower: seat === null ? 0 : null,
})
const FILM: Film = {
  game: 'las-vegas',
  rules: 1,
  options: {},
  table: 'demo',
  dice: 'auto',
  commitment: '',
  seats: [{ name: 'Anna', bot: null }],
  over: true,
  scores: [70000],
  winners: [0],
  lists: {},
  marks: [],
  seat: null,
  total: 4,
  first: 0,
  frames: [
    frame(null),
    frame(null, [
      { kind: 'shuffled', seat: null },
      { kind: 'round', seat: 0, round: 1 },
    ]),
    frame(0, [
      { kind: 'placed', seat: 0 },
      { kind: 'round', seat: 0, round: 2 },
    ]),
    frame(0),
  ],
}

describe('a film', () => {
  it('is a table that only shows', () => {
    expect(nowAt(FILM, 1)).toMatchObject({
      status: 'playing',
      awaited: [0],
      thrower: 0,
      legal: {},
      views: { watch: { n: 2 } },
      result: null,
    })
    expect(nowAt(FILM, 3)).toMatchObject({ status: 'over', result: { why: 'over', scores: [70000], winners: [0] } })
    expect(nowAt({ ...FILM, over: false }, 3)).toMatchObject({ status: 'playing', result: { why: 'abandoned' } })
  })

  it('comes in pages', () => {
    const [a, b, c, d] = FILM.frames
    const start = { ...FILM, frames: [a, undefined, undefined, undefined] }
    expect(missing(start)).toBe(1)
    expect(updateAt(start, 2).events).toEqual([])
    expect(roundsOf(start)).toEqual([])
    const end = joined(start, { first: 2, frames: [c, d] })
    expect([missing(end), missing(end, 2)]).toEqual([1, null])
    expect(nowAt(end, 3).status).toBe('over')
    expect(merged(end, { ...FILM, frames: [undefined, b, undefined, undefined] }).frames).toEqual(FILM.frames)
  })

  it('goes on when a busy server has had its time', async () => {
    vi.useFakeTimers()
    const refusals = [new Refused('too_many', {}, 429), new Refused('server_away', {}), new Refused('store', {}, 503)]
    const ask = vi.fn(async () => {
      const refused = refusals.shift()
      if (refused) throw refused
      return 'a page'
    })
    const page = patiently(ask, () => true)
    await vi.runAllTimersAsync()
    expect(await page).toBe('a page')
    expect(ask).toHaveBeenCalledTimes(4)
    await expect(
      patiently(
        () => Promise.reject(new Refused('record', {}, 422)),
        () => true,
      ),
    ).rejects.toThrow('record')
    expect(await patiently(ask, () => false)).toBeNull()
    vi.useRealTimers()
  })

  it('knows where rounds begin', () => {
    expect(roundsOf(FILM)).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 2 },
    ])
    expect(updateAt(FILM, 2).events).toHaveLength(2)
    expect([updateAt(FILM, 1).kind, updateAt(FILM, 2).kind]).toEqual(['chance', 'move'])
  })
})
