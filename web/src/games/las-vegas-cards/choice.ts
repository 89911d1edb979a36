// The picked cards as an action that the server allows, and what the action would do, in words.
import type { Action } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import { casinoNamed, inSentence } from '../vegas/look'
import { type PreviewText, previewText } from '../vegas/preview'
import { outlooksOf, previewOf } from '../vegas/standing'
import { facesOf, isSame, ofFace, sum } from './cards'
import type { Scene } from './scene'
import { w } from './words'

/** The server says which cards may be laid; here the list is only looked up. */
export const actionOf = (legal: readonly Action[], cards: readonly number[]): Action | undefined =>
  legal.find((action) => action.kind === 'lay' && isSame(action.cards as number[], cards))

export interface Outlook extends PreviewText {
  face: number
  casino: string
  text: string
}

/** For each casino: "3 cards → 4 dice at Luxor", "ahead of Carla". */
export function outlook(model: BoardModel, scene: Scene, seat: number, cards: readonly number[]): Outlook[] {
  const action = actionOf(model.legal, cards)
  return facesOf(cards).flatMap((face) => {
    const place = scene.places[face - 1]
    const here = ofFace(cards, face)
    if (!place) return []
    const preview = previewOf(
      place,
      { seat, own: sum(here), white: 0 },
      outlooksOf(action).find((one) => one.casino === face),
    )
    const casino = casinoNamed(model, face)
    const text = w.brings(here.length, preview.after, casino, preview.before > 0)
    return [{ face, casino: casino.name, text, ...previewText(preview, (who) => inSentence(model, who)) }]
  })
}
