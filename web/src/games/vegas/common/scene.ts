// The picture of the moment: how the table stood, with the events laid over it that have been on stage since.
import type { Event } from '../../../lib/protocol'
import { num, nums } from '../events'
import { type Paying, type Place, slotsOf } from '../place'
import { COLOURS, indexOf } from './colours'
import type { View, Won } from './view'

const EACH = 8 // dice of a colour

export interface Scene extends Paying {
  round: number
  first: number
  group: number
  mover: number | null
  roll: number[] | null
  left: number[]
  later: number[]
  players: { notes: number; money: number; gain: number; colours: number[] | null }[]
  won: number[] // dollars, of each colour
  shelf: Won[]
  opening: boolean // dice that everybody finds there are still to be thrown
}

export function still(view: View): Scene {
  return {
    round: view.round,
    first: view.first ?? 0,
    group: view.group ?? 1,
    mover: view.to_move,
    roll: view.roll && [...view.roll],
    left: [...view.left],
    later: [...(view.later ?? [])],
    places: view.casinos.map(({ number, notes, dice }) => ({
      number,
      slots: slotsOf(notes),
      dice: [...dice],
      white: 0,
      ties: [],
    })),
    players: view.players.map(({ notes, money, colours }) => ({ notes, money, gain: 0, colours: colours ?? null })),
    won: [...(view.money ?? [])],
    shelf: [...(view.shelf ?? [])],
    opening: view.phase === 'opening',
    striking: false,
    paying: null,
  }
}

type Step = (scene: Scene, event: Event) => void

const STEPS: Record<string, Step> = {
  round: startRound,
  stocked: (scene, event) => {
    const place = at(scene, num(event, 'casino'))
    if (place) place.slots = slotsOf(nums(event, 'notes'))
  },
  opened,
  group: (scene, event) => {
    scene.group = num(event, 'group')
    scene.left = scene.later
    scene.later = scene.later.map(() => 0)
  },
  rolled: (scene, event) => {
    scene.mover = event.seat ?? scene.mover
    scene.roll = [...nums(event, 'dice')]
  },
  placed,
  tie: (scene, event) => {
    scene.striking = true
    const who = (event.who as unknown[]).map((one) => (typeof one === 'number' ? one : indexOf(one)))
    at(scene, num(event, 'casino'))?.ties.push({ dice: num(event, 'dice'), who })
  },
  won: (scene, event) => {
    const [casino, note, dice, colour] = [
      num(event, 'casino'),
      num(event, 'note'),
      num(event, 'dice'),
      indexOf(event.colour),
    ]
    const place = at(scene, casino)
    if (!place) return
    take(place, note, colour)
    place.dice[colour] = 0
    scene.shelf.push({ casino, note, dice, colour: colour + 1 })
  },
  revealed: (scene, event) => {
    const player = event.seat === null ? undefined : scene.players[event.seat]
    if (player) player.colours = (event.colours as unknown[]).map((name) => indexOf(name) + 1)
  },
  paid,
  under: (scene, event) => {
    scene.striking = false
    const place = at(scene, num(event, 'casino'))
    if (place) take(place, num(event, 'note'), 'pile')
  },
  left: (scene, event) => {
    const place = at(scene, num(event, 'casino'))
    if (place) take(place, num(event, 'note'), 'pile')
  },
  round_end: (scene) => {
    scene.striking = false
    scene.mover = null
  },
}

const at = (scene: Scene, casino: number): Place | undefined => scene.places[casino - 1]

function take(place: Place, note: number, to: number | 'pile'): void {
  const slot = place.slots.find((one) => one.to === null && one.note === note)
  if (slot) slot.to = to
}

function lay(scene: Scene, casino: number, colour: number): void {
  const place = at(scene, casino)
  if (!place || colour < 0) return
  place.dice[colour] = (place.dice[colour] ?? 0) + 1
}

/** Dice that lie there before anybody chooses: all those of one colour, or two of each. */
function opened(scene: Scene, event: Event): void {
  scene.opening = false
  const colour = indexOf(event.colour)
  for (const face of nums(event, 'dice')) lay(scene, face, colour)
  for (const which of ['one', 'two'])
    nums(event, which).forEach((face, k) => {
      lay(scene, face, k)
      scene.left[k] = (scene.left[k] ?? 0) - 1
    })
}

function placed(scene: Scene, event: Event): void {
  scene.roll = null
  for (const name of event.colours as unknown[]) {
    const colour = indexOf(name)
    lay(scene, num(event, 'casino'), colour)
    scene.left[colour] = (scene.left[colour] ?? 0) - 1
  }
}

/** A note goes to a colour or, when colours have been revealed, from the shelf to a seat. */
function paid(scene: Scene, event: Event): void {
  scene.striking = false
  const note = num(event, 'note')
  const colour = typeof event.to === 'number' ? event.to : indexOf(event.to ?? event.colour)
  const player = event.seat === null ? scene.players[colour] : scene.players[event.seat]
  const place = at(scene, num(event, 'casino'))
  if (event.seat === null && place) take(place, note, colour)
  if (scene.won.length) scene.won[colour] = (scene.won[colour] ?? 0) + note
  const isSeat = event.seat !== null || colour < scene.players.length
  if (!player || !isSeat) return
  player.notes += 1
  player.money += note
  player.gain += note
}

function startRound(scene: Scene, event: Event): void {
  scene.round = num(event, 'round')
  scene.first = scene.mover = event.seat ?? scene.first
  scene.left = scene.left.map(() => EACH)
  scene.shelf = []
  scene.opening = true
  for (const place of scene.places) {
    place.dice = Array.from({ length: COLOURS }, () => 0)
    place.ties = []
    place.slots = []
  }
  for (const player of scene.players) {
    player.gain = 0
    player.colours = null
  }
}

export function sceneOf(view: View, shown: readonly Event[]): Scene {
  const scene = still(view)
  for (const event of shown) STEPS[event.kind]?.(scene, event)
  return scene
}
