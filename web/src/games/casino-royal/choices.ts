// The choices that stand in the tray as buttons: in which order, under which key, what each says, and what is drawn beside it.
import type { Action } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import { brief, capital } from './look'
import { type Line, SAYS } from './saying'
import type { Scene } from './scene'
import type { SignName } from './signs'

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
  mark?: string // a colour or a suit
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
