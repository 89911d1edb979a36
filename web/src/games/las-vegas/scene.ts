// The picture of the moment: how the table stood, with the events laid over it that have been on stage since. Nothing is decided here;
// what happened is told by the events (steps.ts).
import type { Event } from '../../lib/protocol'
import { type Paying, type Place, slotsOf } from '../vegas/place'
import { asCounted } from './pieces'
import { STEPS } from './steps'
import type { CasinoView, PlacementView, PlayerView, RollView, View } from './view'

/** A casino with what lies there of each kind; `dice` of a place is what they count. */
export interface DicePlace extends Place {
  normal: number[] // of each seat
  big: number[]
  chips: number[] // colours
  rainbow: number
  slot: Windows | null // of the slot machine
}

export interface Played {
  card: number
  by: number
}

export interface BonusPaid {
  seat: number
  card: number
  die: number
}

/** What the dice at the slot machine show, by seat, and by whom a face was closed. */
export interface Windows {
  shows: number[][]
  bigShows: number[][]
  whiteShows: number[]
  closed: { face: number; by: number }[]
}

export type Player = PlayerView & {
  white: number
  big: number
  kickers: number
  each: number // kickers that the player has at the start of a round
  chips: number[]
  gain: number
}

export interface Scene extends Paying {
  round: number
  first: number
  mover: number | null
  roll: Required<RollView> | null
  opening: number // white dice that are thrown before the first turn
  asked: number | null // who is asked something before the turn goes on
  asking: string // what: the module that asks
  kick: number | null // the casino that a kicker has reached
  taking: number | null // the casino at which a chip may be taken
  question: string // what is asked about an action card
  played: Played[] // action cards that lie before all eyes
  early: number | null // the casino that pays early
  two: boolean // opponents of whoever played the card place two faces
  drawn: number | null // a note that is to be placed
  marked: RollView | null // dice that will be rolled again
  placements: readonly PlacementView[] // of this turn
  bonus: BonusPaid[] // what fulfilled bonus cards have brought since the casinos paid
  places: DicePlace[]
  players: Player[]
  hasBig: boolean // big dice are played
  hasChips: boolean
}

/** How many dice are drawn while they wait to be thrown; how they fall is told by the event. */
const OPENING = 2
const DICE = 8 // of a player, of all kinds

function still(view: View): Scene {
  const asks = view.phase === 'ask'
  return {
    round: view.round,
    first: view.first,
    mover: view.to_move,
    roll: view.roll && { white: [], big: [], kickers: [], ...view.roll },
    opening: view.phase === 'opening' ? OPENING : 0,
    asked: asks ? (view.asked ?? null) : null,
    asking: asks ? (view.asking ?? '') : '',
    kick: view.kick?.casino ?? null,
    taking: view.taking ?? null,
    question: asks ? (view.card_question ?? '') : '',
    played: (view.played ?? []).map((card, k) => ({ card, by: view.played_by?.[k] ?? 0 })),
    early: view.early ?? null,
    two: view.two_casinos ?? false,
    drawn: view.drawn_note ?? null,
    marked: view.marked ? markedOf(view.marked) : null,
    placements: view.placements ?? [],
    bonus: [],
    places: view.casinos.map(placeOf),
    players: view.players.map((player, seat) => playerOf(player, seat, view.casinos)),
    hasBig: view.players.some(({ big }) => big !== undefined),
    hasChips: view.players.some(({ chips }) => chips !== undefined),
    striking: false,
    paying: null,
  }
}

const markedOf = ({ own, big, white, kicker }: NonNullable<View['marked']>): RollView => ({
  own,
  big,
  white,
  kickers: kicker,
})

function placeOf(casino: CasinoView): DicePlace {
  const { number, notes, white = 0, rainbow = 0, chips = [], closed, closed_by: by = [] } = casino
  const windows = closed && {
    shows: (casino.shows ?? []).map((one) => [...one]),
    bigShows: (casino.big_shows ?? []).map((one) => [...one]),
    whiteShows: [...(casino.white_shows ?? [])],
    closed: closed.map((face, k) => ({ face, by: by[k] ?? 0 })),
  }
  return {
    number,
    slots: slotsOf(notes),
    normal: [...casino.dice],
    big: [...(casino.big ?? casino.dice.map(() => 0))],
    dice: asCounted(casino),
    white,
    rainbow,
    chips: [...chips],
    slot: windows ?? null,
    ties: [],
  }
}

function playerOf(player: PlayerView, seat: number, casinos: readonly CasinoView[]): Player {
  const { big = 0, kickers, chips = [] } = player
  const out = casinos.reduce((sum, { dice, big: ones }) => sum + (dice[seat] ?? 0) + (ones?.[seat] ?? 0), 0)
  const each = kickers === undefined ? 0 : DICE - player.dice - big - out
  return { white: 0, ...player, big, kickers: kickers ?? 0, each, chips: [...chips], gain: 0 }
}

export function sceneOf(view: View, shown: readonly Event[]): Scene {
  const scene = still(view)
  for (const event of shown) STEPS[event.kind]?.(scene, event)
  return scene
}
