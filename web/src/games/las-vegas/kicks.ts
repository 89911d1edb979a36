// What a kicker may throw off a casino: each target with the casino as it would stand then, as the server says.
import type { Action, Event } from '../../lib/protocol'
import { outlooksOf } from '../vegas/standing'
import type { DicePlace, Scene } from './scene'
import { STEPS } from './steps'

export const isKick = ({ kind }: Action): boolean => kind === 'kick' || kind === 'kick_slot'

export interface Target {
  action: Action
  owner: number | null // null: nobody's, of the opening roll; or not said
  die: 'normal' | 'big' | 'white' | 'opening'
  face: number
  of: number // how many such dice of this owner lie there
  after: DicePlace
}

export function targetsOf(scene: Scene, legal: readonly Action[]): Target[] {
  const place = scene.kick === null ? undefined : scene.places[scene.kick - 1]
  return place ? legal.filter(isKick).map((action) => targetAt(place, action)) : []
}

function targetAt(place: DicePlace, action: Action): Target {
  const face = Number(action.face ?? place.number)
  const owner = action.kind === 'kick_slot' ? closer(place, face) : ((action.owner as number | undefined) ?? null)
  const die = action.die as Target['die']
  const lying = die === 'normal' ? place.normal : die === 'big' ? place.big : []
  return {
    action,
    owner: action.die === 'opening' ? null : owner,
    die,
    face,
    of: owner === null ? 0 : (lying[owner] ?? 0),
    after: afterKick(place, action, owner),
  }
}

/** By whom a face of the slot machine was closed. */
const closer = (place: DicePlace, face: number): number | null =>
  place.slot?.closed.find((one) => one.face === face)?.by ?? null

/** The casino without that die; what everybody would win there is what the server says. */
function afterKick(place: DicePlace, action: Action, owner: number | null): DicePlace {
  const then = structuredClone(place)
  const places: DicePlace[] = []
  places[place.number - 1] = then
  const event = { kind: 'kicked', seat: null, casino: place.number, die: action.die, owner, face: action.face }
  STEPS.kicked?.({ places, players: [] } as unknown as Scene, event as Event)
  then.pays = outlooksOf(action).find((one) => one.casino === place.number)?.pays
  return then
}
