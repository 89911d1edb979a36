// What the parts of a board with common dice read from the table in the same way.
import type { Action } from '../../../lib/protocol'
import type { BoardModel } from '../../contract'
import { withPays } from '../pays'
import { type Scene, sceneOf } from './scene'
import type { View } from './view'

export function sceneNow(model: BoardModel): Scene | null {
  const { stage, live } = model
  const view = stage.view<View>(model.me) ?? stage.view<View>(null)
  if (!view) return null
  const seen = (live.now?.views[String(model.me)] ?? live.now?.views.watch) as View | undefined
  const scene = sceneOf(view, stage.shown)
  withPays(scene.places, [view.casinos, stage.now], [seen?.casinos, live.now])
  return scene
}

const facesOf = (roll: readonly number[]): number[] => [...new Set(roll.filter((face) => face > 0))].sort()

/** Whether the player at this device may choose: what is clicked is what is seen. */
export const isChoosing = (model: BoardModel, scene: Scene | null): boolean =>
  scene !== null &&
  model.me !== null &&
  scene.mover === model.me &&
  !!scene.roll &&
  model.legal.length > 0 &&
  String(facesOf(scene.roll)) === String(model.legal.map((action) => Number(action.face)).sort())

/** A sum that the server tells beside an action, or of the table as it is. */
export const told = (from: Action | Record<string, unknown> | null | undefined, field: string): number =>
  Number((from as Record<string, unknown> | null | undefined)?.[field] ?? 0)

/** What a round of notes is worth in all: those that lie there, and those that were won. */
export const atStake = (scene: Scene): number =>
  scene.places.flatMap(({ slots }) => slots).reduce((sum, slot) => sum + (slot.to === null ? slot.note : 0), 0)
