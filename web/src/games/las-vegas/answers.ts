// What the player at this device may answer to a question, each answer with what it would bring.
import type { Owner } from '../../dice/symbols'
import { money } from '../../lib/i18n'
import type { Action } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import { casinoName, inSentence, isYou, nameOf } from '../vegas/look'
import { outlooksOf } from '../vegas/standing'
import { capital, w as v } from '../vegas/words'
import { SLOT } from './choices'
import { type Target, targetsOf } from './kicks'
import { type Outcome, outcomeOf } from './outcome'
import type { PieceKind } from './pieces'
import type { Scene } from './scene'
import { cardName, word } from './told'
import { w } from './words'

export interface Answer {
  action: Action
  piece?: { face: number; who: Owner; kind: PieceKind }
  note?: number
  card?: number // an action card
  title: string
  which: string
  outcome: Outcome
}

const KIND = { normal: 'own', big: 'big', white: 'white', opening: 'white' } as const

const isWhite = ({ die }: Target): boolean => die === 'white' || die === 'opening'

function which(model: BoardModel, target: Target): string {
  const { owner, die, of } = target
  if (die === 'big') return w.bigDie
  if (die === 'opening') return w.ofOpening
  if (!isWhite(target)) return of > 1 ? w.oneOf(of) : w.onlyDie
  if (owner === null) return ''
  return isYou(model, owner) ? w.placedByYou : w.placedBy(inSentence(model, owner))
}

const PLAIN: Outcome = { text: '', mood: 'plain' }
const DICE: Readonly<Record<string, PieceKind>> = { normal: 'own', big: 'big', white: 'white', kicker: 'kicker' }

/** What any other answer would do: where it changes a casino, how that would stand. */
function outcomeAt(model: BoardModel, scene: Scene, action: Action): Outcome {
  const [touched] = outlooksOf(action)
  const place = touched && scene.places[touched.casino - 1]
  if (!touched || !place || model.me === null) return PLAIN
  const seats = place.dice.length
  const after = { ...place, dice: touched.dice.slice(0, seats), white: touched.dice[seats] ?? 0, pays: touched.pays }
  return outcomeOf(model, model.me, place, after)
}

/** What an answer is about, drawn: a die that comes back, a note that is given. */
function drawn(model: BoardModel, scene: Scene, action: Action): Pick<Answer, 'piece' | 'note' | 'card'> {
  const kind = DICE[String(action.die)]
  const me = model.me ?? 0
  if (action.kind === 'play') return { card: Number(action.card) }
  if (action.kind === 'give') return { note: Number(action.note) }
  if (action.kind === 'pair' || action.kind === 'pair_slot')
    return { piece: { face: Number(action.shows ?? action.casino), who: me, kind: 'own' } }
  if (!action.kind.startsWith('back') || !kind) return {}
  const casino = Number(action.casino ?? SLOT)
  const face = scene.placements.find((one) => one.casino === casino)?.shows ?? casino
  return { piece: { face, who: kind === 'white' ? 'white' : me, kind } }
}

/** Any other question: the game's own words for each answer, and what it would bring. */
export const othersOf = (model: BoardModel, scene: Scene): Answer[] =>
  model.legal.map((action) => ({
    action,
    ...drawn(model, scene, action),
    title: capital(titleOf(model, action)),
    which: action.kind === 'play' ? word(model, `card.action.${action.card}`) : '',
    outcome: outcomeAt(model, scene, action),
  }))

const titleOf = (model: BoardModel, action: Action): string =>
  action.kind === 'play'
    ? cardName(model, Number(action.card))
    : action.kind === 'at' || action.kind === 'at_slot'
      ? casinoName(model, Number(action.casino ?? SLOT))
      : model.sayAction(action)

/** The notes of the slot machine that may be taken. */
export function notesOf(model: BoardModel, scene: Scene): Answer[] {
  const mine = model.me === null ? undefined : scene.players[model.me]
  return model.legal
    .filter(({ kind }) => kind === 'pick')
    .toReversed()
    .map((action) => {
      const note = Number(action.note)
      const fulfils = mine?.bonus?.includes(note) && !mine.fulfilled?.includes(note)
      return { action, note, title: money(note), which: fulfils ? w.fulfils : '', outcome: { text: '', mood: 'good' } }
    })
}

/** The dice that a kicker may throw off. */
export function kicksOf(model: BoardModel, scene: Scene): Answer[] {
  const place = scene.kick === null ? undefined : scene.places[scene.kick - 1]
  if (!place || model.me === null) return []
  const me = model.me
  return targetsOf(scene, model.legal).map((target) => {
    const who: Owner = isWhite(target) ? 'white' : (target.owner ?? 'white')
    return {
      action: target.action,
      piece: { face: target.face, who, kind: KIND[target.die] },
      title: who === 'white' ? v.whiteName : nameOf(model, who),
      which: which(model, target),
      outcome: outcomeOf(model, me, place, target.after),
    }
  })
}
