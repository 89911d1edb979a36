// The picture of the moment: how the table stood, with the events laid over it that have been on stage since. Nothing is decided here;
// what happened is told by the events.
import type { Owner } from '../../dice/symbols'
import type { Event } from '../../lib/protocol'
import { num, nums } from '../vegas/events'
import { type Paying, type Place, slotsOf } from '../vegas/place'
import { faceOf, sorted, sum, without } from './cards'
import type { PlayerView, View } from './view'

export interface CardPlace extends Place {
  cards: number[][] // of each seat
  chips: number[] // colours
}

export interface Player extends PlayerView {
  gain: number
}

export interface Scene extends Paying {
  seat: number | null // whose eyes
  round: number
  turn: number
  sequential: boolean
  first: number | null
  mover: number | null // of a game in turn
  taking: number | null
  showing: boolean // all turn over what they chose
  places: CardPlace[]
  players: Player[]
}

function still(view: View): Scene {
  return {
    seat: view.seat,
    round: view.round,
    turn: view.turn,
    sequential: view.sequential,
    first: view.first,
    mover: view.to_move,
    taking: view.taking,
    showing: false,
    places: view.casinos.map(({ number, notes, cards, dice, chips }) => ({
      number,
      slots: slotsOf(notes),
      cards: cards.map((ones) => [...ones]),
      dice: [...dice],
      chips: [...chips],
      white: 0,
      ties: [],
    })),
    players: view.players.map((player) => ({ ...player, chips: [...player.chips], gain: 0 })),
    striking: false,
    paying: null,
  }
}

type Step = (scene: Scene, event: Event) => void

const STEPS: Record<string, Step> = {
  round: startRound,
  stocked: (scene, event) => {
    const place = at(scene, event)
    if (place) place.slots = slotsOf([num(event, 'high'), num(event, 'low')])
  },
  chip_laid: (scene, event) => {
    const place = at(scene, event)
    if (place) place.chips = [...place.chips, num(event, 'colour')].sort()
  },
  decks_shuffled: (scene) => {
    scene.turn = 1
    for (const player of scene.players) gather(player)
  },
  dealt: (scene, event) => {
    const player = by(scene, event)
    if (!player) return
    const cards = event.seat === scene.seat ? nums(event, 'cards') : null
    player.cards = cards?.length ?? HAND
    player.deck -= player.cards
    player.hand = cards
  },
  chosen: choose,
  changed: choose,
  shown: (scene, event) => {
    scene.showing = true
    lay(scene, event)
  },
  laid: lay,
  put_away: (scene, event) => {
    const player = by(scene, event)
    if (!player) return
    player.glass += num(event, 'n')
    if (player.away) player.away = sorted([...player.away, ...(player.hand ?? [])])
    player.cards = 0
    if (player.hand) player.hand = []
  },
  done: (scene, event) => {
    const player = by(scene, event)
    if (!player) return
    player.done = true
    player.glass += num(event, 'rest')
    player.deck = 0
  },
  chip_taken: (scene, event) => {
    const [place, player, colour] = [at(scene, event), by(scene, event), num(event, 'colour')]
    scene.taking = null
    if (place) place.chips = without(place.chips, [colour])
    if (player) player.chips = [...player.chips, colour].sort()
  },
  chip_left: (scene) => {
    scene.taking = null
  },
  tie: (scene, event) => {
    scene.striking = true
    scene.mover = null
    at(scene, event)?.ties.push({ dice: num(event, 'dice'), who: event.who as Owner[] })
  },
  paid: (scene, event) => {
    take(scene, event, event.seat)
    const player = by(scene, event)
    if (!player) return
    const note = num(event, 'note')
    player.notes += 1
    player.gain += note
    if (player.money !== null) player.money += note
  },
  boxed: (scene, event) => take(scene, event, 'pile'),
  round_end: (scene) => {
    scene.striking = false
    scene.paying = null
    scene.mover = null
  },
  game_end: collect,
}

const HAND = 5 // cards that are drawn, where they are not seen

const at = (scene: Scene, event: Event): CardPlace | undefined => scene.places[num(event, 'casino') - 1]
const by = (scene: Scene, event: Event): Player | undefined =>
  event.seat === null ? undefined : scene.players[event.seat]

function choose(scene: Scene, event: Event): void {
  const player = by(scene, event)
  if (!player) return
  player.has_chosen = true
  player.chosen = event.seat === scene.seat && event.cards ? nums(event, 'cards') : null
}

function lay(scene: Scene, event: Event): void {
  const [player, cards] = [by(scene, event), nums(event, 'cards')]
  if (!player || event.seat === null) return
  for (const card of cards) {
    const place = scene.places[faceOf(card) - 1]
    if (!place) continue
    const mine = [...(place.cards[event.seat] ?? []), card].sort((a, b) => a - b)
    place.cards[event.seat] = mine
    place.dice[event.seat] = sum(mine)
  }
  player.out += cards.length
  player.cards -= cards.length
  if (player.hand) player.hand = without(player.hand, cards)
  player.has_chosen = false
  player.chosen = null
}

function take(scene: Scene, event: Event, to: number | 'pile' | null): void {
  scene.striking = false
  scene.paying = num(event, 'casino')
  scene.mover = null
  const slot = at(scene, event)?.slots.find((one) => one.to === null && one.note === num(event, 'note'))
  if (slot) slot.to = to
}

const DECK = 30

/** All cards of a player back into one deck. */
function gather(player: Player): void {
  player.deck = DECK
  player.glass = player.out = player.cards = 0
  player.done = player.has_chosen = false
  player.chosen = null
  if (player.hand) player.hand = []
  if (player.away) player.away = []
}

/** Everybody takes all cards back; what lay at the casinos is gone, except for chips. */
function collect(scene: Scene): void {
  for (const player of scene.players) gather(player)
  for (const place of scene.places) {
    place.cards = place.cards.map(() => [])
    place.dice.fill(0)
    place.ties = []
    place.slots = []
  }
}

function startRound(scene: Scene, event: Event): void {
  collect(scene)
  scene.round = num(event, 'round')
  scene.turn = 1
  if (scene.sequential) scene.first = scene.mover = event.seat
  for (const player of scene.players) player.gain = 0
}

export function sceneOf(view: View, shown: readonly Event[]): Scene {
  const scene = still(view)
  for (const event of shown) STEPS[event.kind]?.(scene, event)
  return scene
}
