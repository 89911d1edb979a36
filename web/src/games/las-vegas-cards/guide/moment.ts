// What the guide knows of the table, at the moment that is on the board.
import type { Action } from '../../../lib/protocol'
import type { BoardModel } from '../../contract'
import { type Moment as Family, isSettled, momentFrom } from '../../vegas/guide/moment'
import { sceneNow } from '../look'
import type { Scene } from '../scene'

export interface Moment extends Family {
  scene: Scene
  turn: 'choose' | null // what I am to do now
}

export function momentOf(model: BoardModel): Moment | null {
  const { me } = model
  const scene = sceneNow(model)
  if (!scene || me === null) return null
  const choosing = isSettled(model) && model.myTurn
  const cost = (action: Action) => (action.cards as number[] | undefined)?.length ?? 0
  const acts = scene.sequential ? 'laid' : 'shown'
  return { ...momentFrom(model, { scene, me, choosing, acts, cost }), scene, turn: choosing ? 'choose' : null }
}
