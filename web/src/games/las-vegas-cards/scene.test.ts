// Recorded rounds: what the events make of one view is the next view, as the server sent it.
import { describe, expect, it } from 'vitest'
import type { Event } from '../../lib/protocol'
import chips from './samples/chips.json'
import round from './samples/round.json'
import { type Scene, sceneOf } from './scene'
import type { View } from './view'

interface Step {
  before?: View
  events: Event[]
  after: View
}

const samples = { 'all at once': round, 'in turn, with chips': chips } as unknown as Record<string, Step[]>
const lying = (scene: Scene) =>
  scene.places.map(({ number, slots, cards, dice, chips }) => ({
    number,
    notes: slots.filter((slot) => slot.to === null).map((slot) => slot.note),
    cards,
    dice,
    chips,
  }))

describe.each(Object.entries(samples))('%s', (_, steps) => {
  it('is drawn as the server has it after every act', () => {
    let view = steps[0]?.before as View
    for (const { events, after } of steps) {
      const scene = sceneOf(view, events)
      expect(lying(scene)).toEqual(after.casinos)
      expect(scene.round).toBe(after.round)
      // what chips are worth is the server's to say
      const known = (player: Partial<Scene['players'][number]>) => ({ ...player, money: 0, gain: 0 })
      expect(scene.players.map(known)).toEqual(after.players.map(known))
      view = after
    }
  })

  it('changes nothing of the view that it starts from', () => {
    const view = steps[0]?.before as View
    const before = structuredClone(view)
    for (const { events } of steps) sceneOf(view, events)
    expect(view).toEqual(before)
  })

  it('shows nobody’s cards to a spectator', () => {
    const view = { ...(steps[0]?.before as View), seat: null }
    view.players = view.players.map((player) => ({ ...player, hand: null, chosen: null, away: null }))
    for (const { events } of steps)
      for (const player of sceneOf(view, events).players)
        expect([player.hand, player.chosen, player.away]).toEqual([null, null, null])
  })
})
