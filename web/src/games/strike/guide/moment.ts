// What the guide knows of the table, at the moment that is on the board.
import type { Action, Event } from '../../../lib/protocol'
import type { BoardModel } from '../../contract'
import { eventsShown, isChoosing, isSettled, viewNow } from '../look'
import type { View } from '../view'

export interface Moment {
  me: number
  view: View
  shown: readonly Event[]
  choosing: boolean
  legal: readonly Action[]
  acted: boolean // I have thrown
  over: boolean
  name: (seat: number) => string
  say: (action: Action) => string
}

export function momentOf(model: BoardModel): Moment | null {
  const view = viewNow(model)
  const { me } = model
  if (!view || me === null) return null
  const shown = eventsShown(model)
  return {
    me,
    view,
    shown,
    choosing: isChoosing(model),
    legal: model.legal,
    acted: shown.some(({ kind, seat }) => seat === me && kind.startsWith('throws')),
    over: isSettled(model) && model.live.now?.status === 'over',
    name: (seat) => model.nameOf(seat),
    say: (action) => model.sayAction(action),
  }
}
