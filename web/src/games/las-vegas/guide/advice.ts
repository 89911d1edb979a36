// What to do now, and what to look at while doing it. Which choices there are is told by the roll; the server judges.
import { previewOf } from '../../vegas/standing'
import { comingOf, facesOf } from '../roll'
import { hasPlaced, type Said } from './lessons'
import type { Moment } from './moment'
import { w } from './words'

interface Choice {
  face: number
  dice: number
  tied: string // with whom
  leads: boolean
  note: number // the largest there
}

export function choicesOf({ scene, me, name }: Moment): Choice[] {
  const { roll } = scene
  if (!roll) return []
  return facesOf(roll).flatMap((face) => {
    const place = scene.places[face - 1]
    if (!place) return []
    const coming = comingOf(roll, face, me)
    const { tied, behind, after } = previewOf(place, coming)
    return {
      face,
      dice: after,
      tied: w.and(tied.map(name)),
      leads: !tied.length && !behind.length,
      note: place.slots[0]?.note ?? 0,
    }
  })
}

const richest = (choices: Choice[]): Choice | undefined => choices.toSorted((a, b) => b.note - a.note)[0]

function choose(moment: Moment): Said {
  const choices = choicesOf(moment)
  const ahead = richest(choices.filter((choice) => choice.leads))
  const tie = choices.find((choice) => choice.tied)
  const parts = [
    ahead && w.leads(ahead.face, ahead.dice, moment.casino(ahead.face), moment.money(ahead.note)),
    tie && w.ties(tie.face, tie.tied),
  ].filter(Boolean)
  if (!hasPlaced(moment)) return { title: w.chooseTitle, text: [w.choose, ...parts].join(' ') }
  if (choices.length === 1) return { title: w.onlyTitle, text: w.only }
  return { title: w.againTitle, text: [...(parts.length ? parts : [w.behind]), w.hint].join(' ') }
}

function roll({ shown, me, scene }: Moment): Said {
  const rolled = shown.some((event) => event.kind === 'rolled' && event.seat === me)
  const dice = scene.players[me]?.dice ?? 0
  return { title: w.rollTitle, text: rolled ? w.rollAgain(dice) : w.roll(dice) }
}

export function advice(moment: Moment): Said {
  const { turn, scene, me } = moment
  if (turn === 'choose') return choose(moment)
  if (turn === 'roll') return roll(moment)
  if (scene.striking || scene.paying !== null) return { title: w.payTitle, text: w.pay }
  return scene.mover !== null && scene.mover !== me
    ? { title: w.waitTitle(moment.name(scene.mover)), text: w.wait }
    : { title: w.goesOnTitle, text: w.goesOn }
}
