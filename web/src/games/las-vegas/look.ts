// What the parts of this board read from the table in the same way.
import type { BoardModel } from '../contract'
import { withPays } from '../vegas/pays'
import { facesOf } from './roll'
import { type Scene, sceneOf } from './scene'
import type { View } from './view'

export function sceneNow(model: BoardModel): Scene | null {
  const { stage, live } = model
  const seen = (now: typeof live.now) => (now?.views[String(model.me)] ?? now?.views.watch) as View | undefined
  const view = stage.view<View>(model.me) ?? stage.view<View>(null)
  if (!view) return null
  const scene = sceneOf(view, stage.shown)
  withPays(scene.places, [view.casinos, stage.now], [seen(live.now)?.casinos, live.now])
  return scene
}

/** Whether the player at this device may choose: what is clicked is what is seen, the faces of the roll on the table are those that the
 *  server allows. */
export const isChoosing = (model: BoardModel, scene: Scene | null): boolean =>
  scene !== null &&
  model.me !== null &&
  scene.mover === model.me &&
  !!scene.roll &&
  model.legal.length > 0 &&
  String(facesOf(scene.roll)) === String(model.legal.map((action) => action.face))
