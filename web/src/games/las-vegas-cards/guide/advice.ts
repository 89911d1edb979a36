// What to do now, in the words of the card game.
import { byMoney, meanwhile, withHint } from '../../vegas/guide/advice'
import type { Choice } from '../../vegas/guide/gains'
import type { Advice } from '../../vegas/guide/lessons'
import type { Moment } from './moment'
import { w } from './words'

type Has = (id: string) => boolean

const called = ({ action }: Choice): string => w.cards((action.cards ?? []) as number[])

export function advice(moment: Moment, has: Has): Advice {
  const { turn, scene, me } = moment
  if (turn === 'choose') {
    const parts = byMoney(moment, called)
    return moment.acted
      ? { title: w.againTitle, text: withHint(parts, has), once: ['hint'] }
      : { title: w.chooseTitle, text: parts.join(' ') }
  }
  if (scene.players[me]?.has_chosen && !moment.paying)
    return { title: w.chosenTitle, text: has('chosen') ? '' : w.chosen, once: ['chosen'] }
  return meanwhile(moment, scene.mover, has)
}
