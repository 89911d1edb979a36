import { describe, expect, it } from 'vitest'
import type { Film, Frame } from '../../lib/film'
import { beforePayout } from './before'

const frame = (...kinds: string[]): Frame => ({
  seat: null,
  body: null,
  chance: null,
  trail: null,
  events: kinds.map((kind) => ({ kind, seat: null })),
  view: {},
  standing: null,
  awaited: [],
  thrower: null,
})
const film = (...frames: Frame[]) => ({ frames }) as unknown as Film
const isPayout = ({ kind }: { kind: string }) => ['tie', 'paid', 'round_end'].includes(kind)
const found = (...frames: Frame[]) => {
  const before = beforePayout(film(...frames), isPayout)
  return before && [before.at, before.shown.map(({ kind }) => kind)]
}

describe('the board before the last payout', () => {
  it('has what was placed last, and nothing of what came then', () => {
    expect(found(frame('round'), frame('rolled'), frame('placed', 'tie', 'paid', 'round_end', 'game_end'))).toEqual([
      1,
      ['placed'],
    ])
  })

  it('is that of the last round, also where the frame that begins it ends another', () => {
    const turn = frame('placed', 'paid', 'round_end', 'round')
    expect(found(frame('round'), turn, frame('rolled'), frame('placed', 'round_end', 'game_end'))).toEqual([
      2,
      ['placed'],
    ])
  })

  it('is where a payout began that somebody was asked in', () => {
    expect(found(frame('round'), frame('placed', 'tie'), frame('asked', 'paid', 'round_end'))).toEqual([0, ['placed']])
  })

  it('is found in a game from a laid position', () => {
    expect(found(frame(), frame('placed', 'paid', 'round_end', 'game_end'))).toEqual([0, ['placed']])
  })

  it('is not there when nothing was paid', () => {
    expect(found(frame('round'), frame('rolled'))).toBeNull()
  })
})
