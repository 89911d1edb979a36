// What is picked, as an action that the server allows, and what it would do, in words.
import type { Action } from '../../table/model.svelte'
import type { BoardModel } from '../contract'
import { casinoName, inSentence } from '../vegas/look'
import { type PreviewText, previewText } from '../vegas/preview'
import { previewOf } from '../vegas/standing'
import { facesOf, isSame, ofFace, sum } from './cards'
import type { Scene } from './scene'
import { w } from './words'

/** The server says what may be laid; here it is only looked up. */
export const actionOf = (legal: readonly Action[], cards: readonly number[]): Action | undefined =>
  legal.find((action) => action.kind === 'lay' && isSame(action.cards as number[], cards))

export interface Outlook extends PreviewText {
  face: number
  text: string
}

/** For each casino: "3 cards → 4 dice at Luxor", "ahead of Carla". */
export function outlook(model: BoardModel, scene: Scene, seat: number, cards: readonly number[]): Outlook[] {
  return facesOf(cards).flatMap((face) => {
    const place = scene.places[face - 1]
    const here = ofFace(cards, face)
    if (!place) return []
    const preview = previewOf(place, { seat, own: sum(here), white: 0 })
    const text = w.brings(here.length, preview.after, casinoName(model, face), preview.before > 0)
    return [{ face, text, ...previewText(preview, (who) => inSentence(model, who)) }]
  })
}
