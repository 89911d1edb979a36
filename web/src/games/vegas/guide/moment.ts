// What the guide of any game of the family knows of the table, at the moment that is on the board.
import type { Owner } from '../../../dice/symbols'
import { money } from '../../../lib/i18n'
import type { Action, Event } from '../../../lib/protocol'
import type { BoardModel } from '../../contract'
import { casinoNamed, inSentence } from '../look'
import type { Paying, Place } from '../place'
import type { Named } from '../words'
import { type Choice, choicesOf } from './gains'

export interface Moment {
  me: number
  places: readonly Place[]
  shown: readonly Event[] // all that has been on the board so far
  choices: readonly Choice[] // mine; none: it is not for me to choose
  acted: boolean // I have placed, or laid, something
  paying: boolean // the payout is on
  over: boolean
  name: (who: Owner) => string
  casino: (number: number) => Named
  money: (dollars: number) => string
}

interface Seen {
  scene: Paying & { places: readonly Place[] }
  me: number
  choosing: boolean // the board shows what I am to choose from
  acts: string // the kind of event by which somebody acts
  cost: (action: Action) => number
}

/** The events of the table without those that still wait to be played. */
export function shownEvents({ live, stage }: BoardModel): Event[] {
  const all = live.updates.slice(0, live.updates.length - stage.ahead).flatMap((update) => update.events)
  return all.slice(0, all.length - (stage.batch.length - stage.shown.length))
}

export const isSettled = ({ live, stage }: BoardModel): boolean => !stage.busy && stage.now === live.now

export function momentFrom(model: BoardModel, { scene, me, choosing, acts, cost }: Seen): Moment {
  const shown = shownEvents(model)
  return {
    me,
    places: scene.places,
    shown,
    choices: choosing ? choicesOf(model.legal, model.live.now, me, cost) : [],
    acted: shown.some((event) => event.kind === acts && event.seat === me),
    paying: scene.striking || scene.paying !== null,
    over: isSettled(model) && model.live.now?.status === 'over',
    name: (who) => inSentence(model, who),
    casino: (number) => casinoNamed(model, number),
    money,
  }
}
