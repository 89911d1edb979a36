// What to do now, in the words of the dice game.
import { byMoney, meanwhile, withHint } from '../../vegas/guide/advice'
import type { Choice } from '../../vegas/guide/gains'
import type { Advice } from '../../vegas/guide/lessons'
import type { Moment } from './moment'
import { w } from './words'

type Has = (id: string) => boolean

const called = ({ action }: Choice): string => w.faces(Number(action.face))

function choose(moment: Moment, has: Has): Advice {
  if (moment.choices.length === 1) return { title: w.onlyTitle, text: '' }
  const parts = byMoney(moment, called)
  return moment.acted
    ? { title: w.againTitle, text: withHint(parts, has), once: ['hint'] }
    : { title: w.chooseTitle, text: parts.join(' ') }
}

function roll({ scene, me }: Moment, has: Has): Advice {
  const dice = scene.players[me]?.dice ?? 0
  return { title: w.rollTitle, text: has('roll') ? w.rollAgain(dice) : w.roll(dice), once: ['roll'] }
}

export function advice(moment: Moment, has: Has): Advice {
  if (moment.turn === 'choose') return choose(moment, has)
  if (moment.turn === 'roll') return roll(moment, has)
  return meanwhile(moment, moment.scene.mover, has)
}
