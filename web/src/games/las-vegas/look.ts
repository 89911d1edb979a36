// What the parts of this board read from the table in the same way.
import type { BoardModel } from '../contract'
import { withPays } from '../vegas/pays'
import { asCounted } from './pieces'
import { facesOf } from './roll'
import { type Scene, sceneOf } from './scene'
import type { View } from './view'

const counted = (view: View | undefined) => view?.casinos.map((casino) => ({ ...casino, dice: asCounted(casino) }))

export function sceneNow(model: BoardModel): Scene | null {
  const { stage, live } = model
  const seen = (now: typeof live.now) => (now?.views[String(model.me)] ?? now?.views.watch) as View | undefined
  const view = stage.view<View>(model.me) ?? stage.view<View>(null)
  if (!view) return null
  const scene = sceneOf(view, stage.shown)
  withPays(scene.places, [counted(view), stage.now], [counted(seen(live.now)), live.now])
  return scene
}

/** The board has played all that has happened. */
export const isSettled = ({ stage, live }: BoardModel): boolean => !stage.busy && stage.now === live.now

/** Whether the player at this device may choose a face: what is clicked is what is seen, the faces of the roll on the table are those that
 *  the server allows; or, where not all of them may be placed, all that happened has been seen. */
export function isChoosing(model: BoardModel, scene: Scene | null): boolean {
  if (!scene?.roll || model.me === null || scene.mover !== model.me) return false
  const [rolled, placeable] = [facesOf(scene.roll), facesToPlace(model)]
  if (!placeable.length) return false
  return String(rolled) === String(placeable) || (isSettled(model) && placeable.every((face) => rolled.includes(face)))
}

const facesToPlace = ({ legal }: BoardModel): number[] =>
  [
    ...new Set(
      legal.flatMap(({ kind, face, number }) =>
        kind === 'place' ? [Number(face)] : kind === 'slot' ? [Number(number)] : [],
      ),
    ),
  ].sort()

/** Who would choose first at the slot machine, then second, as the server says. */
export function orderOf({ stage, live }: BoardModel): (number | 'white')[] {
  const { order = [] } = (stage.now?.standing ?? {}) as { order?: number[] }
  return order.map((who) => (who < live.seats.length ? who : 'white'))
}

/** Whether the player at this device is asked something. */
export const isAnswering = (model: BoardModel): boolean => isSettled(model) && model.myTurn && model.legal.length > 0
