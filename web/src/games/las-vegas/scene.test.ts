// A recorded round: what the events make of one view is the next view, as the server sent it.
import { describe, expect, it } from 'vitest'
import type { Event } from '../../lib/protocol'
import round from './samples/round.json'
import white from './samples/white.json'
import { type Scene, sceneOf } from './scene'
import type { View } from './view'

interface Step {
  before?: View
  events: Event[]
  after: View
}

const samples = { 'a round with its payout': round, 'neutral dice': white } as unknown as Record<string, Step[]>
const lying = (scene: Scene) =>
  scene.places.map(({ number, slots, dice, white: w }) => ({
    number,
    notes: slots.filter((s) => s.to === null).map((s) => s.note),
    dice,
    white: w,
  }))

describe.each(Object.entries(samples))('%s', (_, steps) => {
  it('is drawn as the server has it after every act', () => {
    let view = steps[0]?.before as View
    for (const { events, after } of steps) {
      const scene = sceneOf(view, events)
      expect(lying(scene)).toEqual(after.casinos)
      expect(scene.roll).toEqual(after.roll)
      expect(scene.round).toBe(after.round)
      expect(scene.players.map((p) => [p.dice, p.notes, p.money])).toEqual(
        after.players.map((p) => [p.dice, p.notes, p.money]),
      )
      view = after
    }
  })

  it('changes nothing of the view that it starts from', () => {
    const view = steps[0]?.before as View
    const before = structuredClone(view)
    for (const { events } of steps) sceneOf(view, events)
    expect(view).toEqual(before)
  })
})

it('tells during a payout where each note went, and who was struck out', () => {
  const step = round.find((one) => one.events.some((event) => event.kind === 'round_end')) as unknown as Step
  const at = round.indexOf(step as never)
  const before = (round[at - 1] as unknown as Step).after
  const end = step.events.findIndex((event) => event.kind === 'round_end')
  const scene = sceneOf(before, step.events.slice(0, end))
  const paid = step.events.filter((event) => event.kind === 'paid')
  expect(scene.places.flatMap((place) => place.slots).every((slot) => slot.to !== null)).toBe(true)
  expect(scene.places.flatMap((place) => place.slots).filter((slot) => typeof slot.to === 'number')).toHaveLength(
    paid.length,
  )
  expect(scene.places.flatMap((place) => place.ties)).toHaveLength(
    step.events.filter((event) => event.kind === 'tie').length,
  )
  expect(scene.players.reduce((sum, player) => sum + player.gain, 0)).toBe(
    paid.reduce((sum, event) => sum + Number(event.note), 0),
  )
})
