// The faces of the roll that may be placed: to their casino, to the slot machine, each with what that would do.
import type { Owner } from '../../dice/symbols'
import type { Action } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import { casinoName, inSentence } from '../vegas/look'
import { type PreviewText, previewText } from '../vegas/preview'
import { outlooksOf, previewOf } from '../vegas/standing'
import { shortSum } from '../vegas/sums'
import { type ComingDice, comingOf, facesOf } from './roll'
import type { DicePlace, Scene } from './scene'
import type { RollView } from './view'
import { w } from './words'

export interface Destination {
  action: Action
  text: PreviewText
  casino: string
}

export interface Choice {
  face: number
  coming: ComingDice
  place: Destination | null // null: not allowed now
  slot: Destination | null
  closedBy: number | null // at the slot machine
}

export const SLOT = 7

/** Of each face that was rolled, where it may go. */
export function choicesOf(model: BoardModel, scene: Scene, roll: RollView, seat: number): Choice[] {
  const found = (kind: string, field: string, face: number) =>
    model.legal.find((action) => action.kind === kind && action[field] === face)
  return facesOf(roll).map((face) => {
    const coming = comingOf(roll, face, seat)
    const [place, slot] = [found('place', 'face', face), found('slot', 'number', face)]
    return {
      face,
      coming,
      place: place ? placeOf(model, scene, coming, face, place) : null,
      slot: slot ? slotOf(model, scene, coming, slot) : null,
      closedBy: scene.places[SLOT - 1]?.slot?.closed.find((one) => one.face === face)?.by ?? null,
    }
  })
}

function placeOf(
  model: BoardModel,
  scene: Scene,
  coming: ComingDice,
  face: number,
  action: Action,
): Destination | null {
  const place = scene.places[face - 1]
  if (!place) return null
  const preview = previewOf(
    place,
    coming,
    outlooksOf(action).find((one) => one.casino === face),
  )
  const kicks = coming.own + coming.white === 0 ? coming.pieces.kicker : 0
  const text = kicks ? kicking(kicks) : previewText(preview, (who) => inSentence(model, who))
  return { action, casino: casinoName(model, face), text }
}

/** Kickers alone change nothing by themselves. */
const kicking = (n: number): PreviewText => ({
  change: w.onlyKick,
  outcome: w.thenKick(n),
  wins: '',
  sum: '',
  mood: 'plain',
})

function slotOf(model: BoardModel, scene: Scene, coming: ComingDice, action: Action): Destination | null {
  const place = scene.places[SLOT - 1]
  const outlook = outlooksOf(action).find((one) => one.casino === SLOT)
  return place ? { action, casino: casinoName(model, SLOT), text: textAt(place, coming, outlook) } : null
}

/** At the slot machine nobody is ahead by dice alone: what counts is the note that one could choose then. */
function textAt(
  place: DicePlace,
  coming: ComingDice,
  outlook: ReturnType<typeof outlooksOf>[number] | undefined,
): PreviewText {
  const own = coming.own > 0
  const at = own ? coming.seat : place.dice.length
  const [before, after] = [own ? (place.dice[coming.seat] ?? 0) : place.white, outlook?.dice[at] ?? 0]
  const wins = own ? outlook?.pays[coming.seat] : undefined
  const subject: Owner = own ? coming.seat : 'white'
  return {
    change: subject === 'white' && coming.white ? w.slotWhite(before, after) : w.slotCounts(before, after),
    outcome: wins === null ? w.slotLevel : wins === undefined ? '' : wins ? w.slotPicks : w.slotNone,
    wins: wins ? shortSum(wins) : '',
    sum: wins ? shortSum(wins) : '',
    mood: wins === null ? 'bad' : wins ? 'good' : 'plain',
  }
}
