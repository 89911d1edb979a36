// What to do now. The server says what each choice would bring; the guide advises by the money that is gained.
import { best, type Choice, tying } from './gains'
import type { Advice } from './lessons'
import type { Moment } from './moment'
import { w } from './words'

/** How a game calls a choice in a sentence: "the 2s", "double 4". */
export type Called = (choice: Choice) => string

/** The most money that can be had now, the tie to beware of, or what costs least where nothing can be gained. */
export function byMoney(moment: Moment, called: Called): string[] {
  const { choices } = moment
  const found = best(choices)
  if (!found) return []
  const tie = tying(choices)
  const careful = tie && tie.action.id !== found.action.id && tie.effects[0]
  return [
    found.gain > 0
      ? gains(moment, found, called)
      : found.gain === 0
        ? w.nothing(called(found))
        : w.costs(called(found), moment.money(-found.gain)),
    careful ? w.careful(called(tie), moment.casino(careful.casino), w.and(careful.tied.map(moment.name))) : '',
  ].filter(Boolean)
}

function gains(moment: Moment, { effects, gain, ...rest }: Choice, called: Called): string {
  const won = effects.filter(({ before, after }) => after > before)
  const where = won.map(({ casino }) => moment.casino(casino))
  return w.gains(called({ effects, gain, ...rest }), moment.money(gain), where)
}

/** What stands there while others play, or while the casinos pay. */
export function meanwhile(moment: Moment, mover: number | null, has: (id: string) => boolean): Advice {
  if (moment.paying) return { title: w.payTitle, text: has('pay') ? '' : w.pay, once: ['pay'] }
  if (mover === null || mover === moment.me) return { title: w.goesOnTitle, text: '' }
  return { title: w.waitTitle(moment.name(mover)), text: has('wait') ? '' : w.wait, once: ['wait'] }
}

/** The sentence about hints, which is said once. */
export const withHint = (parts: string[], has: (id: string) => boolean): string =>
  (has('hint') ? parts : [...parts, w.hint]).join(' ')
