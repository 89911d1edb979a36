// What the parts of this board read from the table in the same way.
import type { Event } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import { plan } from './plan.svelte'
import { type Scene, sceneOf } from './scene'
import type { View } from './view'

export const viewNow = ({ stage, me }: BoardModel): View | undefined => stage.view<View>(me) ?? stage.view<View>(null)

export function sceneNow(model: BoardModel): Scene | null {
  const view = viewNow(model)
  return view ? sceneOf(view, model.stage.shown) : null
}

export const isSettled = ({ stage, live }: BoardModel): boolean => !stage.busy && stage.now === live.now

/** Whether the player at this device may throw or stop: what is aimed at is what is seen. */
export const isChoosing = (model: BoardModel): boolean =>
  isSettled(model) && model.me !== null && viewNow(model)?.to_move === model.me && model.legal.length > 0

/** All that has happened at the table, as far as it has been on stage. */
export function eventsShown({ live, stage }: BoardModel): Event[] {
  const waiting = new Set(stage.busy ? stage.batch.slice(stage.shown.length) : [])
  const updates = live.updates.slice(0, live.updates.length - stage.ahead)
  return updates.flatMap((update) => update.events).filter((event) => !waiting.has(event))
}

/** One choice of one turn. */
export const turnOf = (model: BoardModel): string =>
  `${model.live.table?.id} ${model.me}:${model.me === null ? '' : model.live.now?.turns[model.me]}:${viewNow(model)?.thrown}`

export const isAlone = (model: BoardModel): boolean => model.live.you.length === 1

/** Throws as planned. The choice of a preset says everything by itself; of any other throw the toss goes with it. */
export function launch(model: BoardModel): void {
  if (model.asking || !isChoosing(model)) return
  const { action, isPreset } = plan.find(model.legal)
  if (action) void model.choose(action, [], isPreset ? undefined : { ...plan.toss })
}

export function stop(model: BoardModel): void {
  const action = isChoosing(model) ? model.legal.find(({ kind }) => kind === 'stop') : undefined
  if (action && !model.asking) void model.choose(action)
}
