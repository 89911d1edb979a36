// The choices that stand in the tray as buttons: in which order, under which key, what each says, and what is drawn beside it.
import type { Action } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import { brief, capital, isYou, squareName, sum } from './look'
import type { Scene } from './scene'
import type { SignName } from './signs'
import { w } from './words'

export interface Option {
  action: Action
  key: number // 0 is always "no"
  title: string
  lines: Line[]
  sign?: SignName
  joker?: number
  plaque?: number
  casino?: number // a square
  dice?: boolean
  pawn?: boolean
}

export interface Line {
  text: string
  tone?: 'good' | 'bad' | 'warn'
}

const NO = new Set(['leave', 'no_joker', 'nobody', 'give_up', 'none', 'stay', 'stop', 'pass'])
const PICKED = new Set(['challenge', 'take', 'sell'])
const SIGNS: Readonly<Record<string, SignName>> = {
  leave: 'go',
  no_joker: 'no',
  nobody: 'go',
  give_up: 'no',
  none: 'go',
  stay: 'no',
  pass: 'no',
  buy_joker: 'joker',
  accept: 'yes',
  see: 'eye',
  safe: 'bank',
  try: 'slam',
  stop: 'bank',
  go_on: 'slam',
  play: 'yes',
}

/** A casino that is named in the matrix. */
export const isPick = ({ kind }: Action): boolean => PICKED.has(kind)
export const isNo = ({ kind }: Action): boolean => NO.has(kind)

const num = (action: Action, field: string): number => Number(action[field] ?? 0)
const seats = (action: Action, field: string): number[] => (action[field] as number[] | undefined) ?? []

/** Whose series a casino that changes hands makes or breaks. */
export function turns(model: BoardModel, action: Action): Line[] {
  const [makes, breaks] = [seats(action, 'makes'), seats(action, 'breaks')]
  const mine = makes.some((seat) => isYou(model, seat))
  const names = (list: readonly number[]) => list.map((seat) => model.nameOf(seat))
  return [
    ...(makes.length ? [{ text: w.makes(names(makes), mine), tone: mine ? ('good' as const) : ('bad' as const) }] : []),
    ...(breaks.length ? [{ text: w.breaks(names(breaks)), tone: 'warn' as const }] : []),
  ]
}

type Saying = (
  model: BoardModel,
  scene: Scene,
  action: Action,
  cash: number,
) => { title: string; lines: Line[] } & Partial<Option>

const here = (scene: Scene): number => scene.squares.find((one) => one.here.includes(scene.to_move ?? -1))?.square ?? 1

const SAYS: Readonly<Record<string, Saying>> = {
  buy: (model, scene, action, cash) => ({
    title: w.buy(squareName(model, here(scene))),
    lines: [
      { text: w.cashPot(sum(cash), sum(num(action, 'cash_won')), sum(scene.pot), sum(num(action, 'pot_won'))) },
      ...turns(model, action),
    ],
    casino: here(scene),
  }),
  leave: (_, __, ___, cash) => ({ title: w.leave, lines: [{ text: w.leaveText(sum(cash)) }] }),
  roll: () => ({ title: w.roll, lines: [{ text: w.rollText }], dice: true }),
  announce: () => ({ title: w.announce, lines: [{ text: w.announceText, tone: 'good' }], pawn: true }),
}

function said(model: BoardModel, scene: Scene, action: Action): Omit<Option, 'key'> {
  const cash = scene.players[model.me ?? 0]?.cash ?? 0
  const own = SAYS[action.kind]?.(model, scene, action, cash)
  const meaning = own ? [] : brief(model, action)
  return {
    action,
    title: capital(model.sayAction(action)),
    lines: meaning.length ? [{ text: String(meaning) }] : [],
    ...(SIGNS[action.kind] ? { sign: SIGNS[action.kind] } : {}),
    ...(typeof action.joker === 'number' ? { joker: action.joker } : {}),
    ...(typeof action.sum === 'number' ? { plaque: action.sum } : {}),
    ...own,
  } as Omit<Option, 'key'>
}

/** The buttons of the tray: "no" last, and what is done mostly first. */
export function optionsOf(model: BoardModel, scene: Scene, legal: readonly Action[]): Option[] {
  const rank = (action: Action) => (isNo(action) ? 2 : action.kind === 'announce' ? 1 : 0)
  const sorted = [...legal].sort((a, b) => rank(a) - rank(b))
  return sorted.map((action, k) => ({ ...said(model, scene, action), key: isNo(action) ? 0 : k + 1 }))
}
