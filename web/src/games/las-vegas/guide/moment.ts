// What the guide knows of the table, at the moment that is on the board.
import type { Owner } from '../../../dice/symbols'
import { money } from '../../../lib/i18n'
import type { Event } from '../../../table/stage.svelte'
import type { BoardModel } from '../../contract'
import { casinoName, inSentence } from '../../vegas/look'
import { sceneNow } from '../look'
import { facesOf } from '../roll'
import type { Scene } from '../scene'

export interface Moment {
  scene: Scene
  me: number
  shown: readonly Event[] // all that has been on the board so far
  turn: 'roll' | 'choose' | null // what I am to do now
  over: boolean
  name: (who: Owner) => string
  casino: (number: number) => string
  money: (dollars: number) => string
}

/** Without what still waits to be played. */
export function shownEvents({ live, stage }: BoardModel, ahead: number): Event[] {
  const all = live.updates.slice(0, live.updates.length - ahead).flatMap((update) => update.events as Event[])
  return all.slice(0, all.length - (stage.batch.length - stage.shown.length))
}

/** As the tray sees it: the faces of the roll on the board are those that the server allows. */
function isChoosing({ legal }: BoardModel, { mover, roll }: Scene, me: number): boolean {
  if (mover !== me || !roll || legal.length === 0) return false
  return String(facesOf(roll)) === String(legal.map((action) => action.face))
}

export function momentOf(model: BoardModel): Moment | null {
  const { live, stage, me } = model
  const scene = sceneNow(model)
  if (!scene || me === null) return null
  const settled = !stage.busy && stage.now === live.now
  return {
    scene,
    me,
    shown: shownEvents(model, stage.ahead),
    turn: settled && model.mustRoll ? 'roll' : isChoosing(model, scene, me) ? 'choose' : null,
    over: settled && live.now?.status === 'over',
    name: (who) => inSentence(model, who),
    casino: (number) => casinoName(model, number),
    money,
  }
}
