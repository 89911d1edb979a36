import { describe, expect, it } from 'vitest'
import { type Film, nowAt, roundsOf, updateAt } from './film'

const frame = (seat: number | null, events: Film['frames'][0]['events'] = []) => ({
  seat,
  chance: seat === null ? 0 : null,
  events,
  view: { seat: null, n: events.length },
  awaited: seat === null ? [0] : [],
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
  seat: null,
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

  it('knows where rounds begin', () => {
    expect(roundsOf(FILM)).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 2 },
    ])
    expect(updateAt(FILM, 2).events).toHaveLength(2)
    expect([updateAt(FILM, 1).kind, updateAt(FILM, 2).kind]).toEqual(['chance', 'move'])
  })
})
