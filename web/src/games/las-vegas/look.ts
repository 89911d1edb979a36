// What the parts of this board read from the table in the same way.
import type { BoardModel } from '../contract'
import { type Scene, sceneOf } from './scene'
import type { View } from './view'

export function sceneNow(model: BoardModel): Scene | null {
  const { stage } = model
  const view = stage.view<View>(model.me) ?? stage.view<View>(null)
  return view ? sceneOf(view, stage.shown) : null
}
