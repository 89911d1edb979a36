// The picture of the moment: how the table stood, with the events laid over it that have been on stage since. Nothing is decided here;
// what happened is told by the events.
import type { Owner } from '../../dice/symbols'
import type { Event } from '../../lib/protocol'
import { num, nums } from '../vegas/events'
import { type Paying, type Place, type Slot, slotsOf } from '../vegas/place'
import type { PlayerView, RollView, View } from './view'

export interface Scene extends Paying {
  round: number
  first: number
  mover: number | null
  roll: Required<RollView> | null
  opening: number // white dice that are thrown before the first turn
  players: (Required<PlayerView> & { gain: number })[]
}

/** How many dice are drawn while they wait to be thrown; how they fall is told by the event. */
const OPENING = 2

function still(view: View): Scene {
  return {
    round: view.round,
    first: view.first,
    mover: view.to_move,
    roll: view.roll && { white: [], ...view.roll },
    opening: view.phase === 'opening' ? OPENING : 0,
    places: view.casinos.map((casino) => ({
      number: casino.number,
      slots: slotsOf(casino.notes),
      dice: [...casino.dice],
      white: casino.white ?? 0,
      ties: [],
    })),
    players: view.players.map((player) => ({ white: 0, ...player, gain: 0 })),
    striking: false,
    paying: null,
  }
}

type Step = (scene: Scene, event: Event) => void

const STEPS: Record<string, Step> = {
  drawn_first: (scene, event) => {
    scene.first = event.seat ?? scene.first
  },
  round: startRound,
  stocked: (scene, event) => {
    const place = at(scene, event)
    if (place) place.slots = slotsOf(nums(event, 'notes'))
  },
  opened: (scene, event) => {
    scene.opening = 0
    for (const face of nums(event, 'white')) {
      const place = scene.places[face - 1]
      if (place) place.white += 1
    }
  },
  rolled: (scene, event) => {
    scene.mover = event.seat
    scene.roll = { own: nums(event, 'own').toSorted(), white: nums(event, 'white').toSorted() }
  },
  placed,
  tie: (scene, event) => {
    scene.striking = true
    at(scene, event)?.ties.push({ dice: num(event, 'dice'), who: event.who as Owner[] })
  },
  paid: (scene, event) => {
    take(scene, event, event.seat)
    const player = event.seat === null ? undefined : scene.players[event.seat]
    if (!player) return
    const note = num(event, 'note')
    player.notes += 1
    player.gain += note
    if (player.money !== null) player.money += note
  },
  under: (scene, event) => take(scene, event, event.why === 'white' ? 'white' : 'pile'),
  round_end: (scene) => {
    scene.striking = false
    scene.paying = null
    scene.mover = null
  },
  game_end: collect,
}

function at(scene: Scene, event: Event): Place | undefined {
  return scene.places[num(event, 'casino') - 1]
}

function placed(scene: Scene, event: Event): void {
  const place = at(scene, event)
  const player = event.seat === null ? undefined : scene.players[event.seat]
  scene.roll = null
  if (!place || !player || event.seat === null) return
  place.dice[event.seat] = (place.dice[event.seat] ?? 0) + num(event, 'own')
  place.white += num(event, 'white')
  player.dice -= num(event, 'own')
  player.white -= num(event, 'white')
}

function take(scene: Scene, event: Event, to: Slot['to']): void {
  scene.striking = false
  scene.paying = num(event, 'casino')
  const slot = at(scene, event)?.slots.find((one) => one.to === null && one.note === num(event, 'note'))
  if (slot) slot.to = to
}

/** All take their dice back; what lay at the casinos is gone. */
function collect(scene: Scene): void {
  scene.players.forEach((player, seat) => {
    for (const place of scene.places) player.dice += place.dice[seat] ?? 0
  })
  for (const place of scene.places) {
    place.dice.fill(0)
    place.white = 0
    place.ties = []
    place.slots = []
  }
}

function startRound(scene: Scene, event: Event): void {
  collect(scene)
  scene.round = num(event, 'round')
  scene.first = scene.mover = event.seat ?? scene.first
  for (const player of scene.players) player.gain = 0
}

export function sceneOf(view: View, shown: readonly Event[]): Scene {
  const scene = still(view)
  for (const event of shown) STEPS[event.kind]?.(scene, event)
  return scene
}
