// A recorded round: what the events make of one view is the next view, as the server sent it.
import { describe, expect, it } from 'vitest'
import type { Event } from '../../lib/protocol'
import boulevard from './samples/boulevard.json'
import round from './samples/round.json'
import white from './samples/white.json'
import { type Scene, sceneOf } from './scene'
import type { View } from './view'

interface Step {
  before?: View
  events: Event[]
  after: View
}

const samples = {
  'a round with its payout': round,
  'neutral dice': white,
  'big dice, kickers, chips and rainbow cards': boulevard,
} as unknown as Record<string, Step[]>
const lying = (scene: Scene) =>
  scene.places.map(({ number, slots, normal, big, white, rainbow, chips }) => {
    const notes = slots.filter((slot) => slot.to === null).map((slot) => slot.note)
    return { number, notes, normal, big, white, rainbow, chips }
  })
const rollOf = ({ roll }: View) => roll && { white: [], big: [], kickers: [], ...roll }
const none = (of: readonly number[]) => of.map(() => 0)
const lain = ({ casinos }: View) =>
  casinos.map(({ number, notes, dice, big = none(dice), white = 0, rainbow = 0, chips = [] }) => {
    return { number, notes, normal: dice, big, white, rainbow, chips }
  })
const withWhite = ({ players }: Scene, after: View) => ({
  players: players.map((player, seat) => ({ ...player, white: after.players[seat]?.white ?? 0 })),
})
const held = ({ players }: Pick<View, 'players'>) =>
  players.map(({ dice, white = 0, big = 0, kickers = 0, chips = [], notes }) => [
    dice,
    white,
    big,
    kickers,
    chips,
    notes,
  ])

describe.each(Object.entries(samples))('%s', (_, steps) => {
  it('is drawn as the server has it after every act', () => {
    let view = steps[0]?.before as View
    for (const { events, after } of steps) {
      const scene = sceneOf(view, events)
      expect(lying(scene)).toEqual(lain(after))
      expect(scene.round).toBe(after.round)
      // whose the white dice are at the start of a round is told by the next view
      const isNew = events.some((event) => event.kind === 'round')
      expect(held(isNew ? withWhite(scene, after) : scene)).toEqual(held(after))
      if (after.phase !== 'ask') expect(scene.roll).toEqual(rollOf(after))
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
