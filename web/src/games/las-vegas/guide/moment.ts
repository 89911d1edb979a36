// What the guide knows of the table, at the moment that is on the board.
import type { Action } from '../../../lib/protocol'
import type { BoardModel } from '../../contract'
import { type Moment as Family, isSettled, momentFrom } from '../../vegas/guide/moment'
import { isChoosing, sceneNow } from '../look'
import { comingOf } from '../roll'
import type { Scene } from '../scene'

export interface Moment extends Family {
  scene: Scene
  turn: 'roll' | 'choose' | null // what I am to do now
}

export function momentOf(model: BoardModel): Moment | null {
  const { me } = model
  const scene = sceneNow(model)
  if (!scene || me === null) return null
  const choosing = isChoosing(model, scene)
  const cost = (action: Action) => (scene.roll ? comingOf(scene.roll, Number(action.face), me).own : 0)
  const turn = isSettled(model) && model.mustRoll ? 'roll' : choosing ? 'choose' : null
  return { ...momentFrom(model, { scene, me, choosing, acts: 'placed', cost }), scene, turn }
}
