// What is on the plain table at this moment, read from the table in the same way by all of its parts.
import type { BoardModel } from '../games/contract'
import type { Action } from '../lib/protocol'
import { choose, say } from '../lib/words'
import { type Place, type Shown, touchedBy } from './places'
import type { Part, Schema } from './schema'
import { common } from './shared'
import { Told } from './told'

const NOTHING: Part = {}

/** What may be on this screen: the view of whoever looks; around one screen, when nobody in particular looks, what all may see. */
export function viewOf(model: BoardModel): Part | null {
  const { eyes, live, stage } = model
  if (eyes !== null) return stage.view<Part>(eyes) ?? null
  const own = live.you.map((seat) => stage.view<Part>(seat)).filter((view): view is Part => view !== undefined)
  return own.length ? (common(own) as Part) : (stage.view<Part>(null) ?? null)
}

export const toldBy = (model: BoardModel): Told =>
  new Told(model.game?.words ?? {}, model.speaker, model.live.seats.length, model.live.table?.marks)

export function shownNow(model: BoardModel, aimed: Action | null = null): Shown | null {
  const view = viewOf(model)
  const { game, stage } = model
  if (!game || !view) return null
  return {
    schema: (game.view ?? NOTHING) as Schema,
    view,
    standing: { schema: (game.standing ?? NOTHING) as Schema, said: stage.now?.standing ?? NOTHING },
    outlook: { schema: (game.outlook ?? NOTHING) as Schema, said: (aimed as Part | null) ?? NOTHING },
    told: toldBy(model),
  }
}

/** Whether everything that happened has been shown, so that what is offered fits what is seen. */
export const isSettled = ({ stage, live }: BoardModel): boolean => !stage.busy && stage.now === live.now

/** Whether a choice aims at a place: by what picks it, or because the place would change. */
export const aimsAt = (action: Action | null, place: Place, outlook: Schema): boolean =>
  action !== null &&
  ((!!place.hint.picks && place.value !== null && (action as Part)[place.hint.picks] === place.value) ||
    touchedBy(outlook, action as Part, place) !== null)

/** What is asked in this phase, if the game has words for it. */
export function questionOf(model: BoardModel, view: Part | null): string {
  const words = model.game?.words
  if (!words || !view) return ''
  const pattern = choose(words, `turn.${view.phase}`, view)
  return pattern ? say(pattern, view, model.speaker) : ''
}
