// What the buttons of the tray say: a title, and what each choice leads to, as far as its outlook tells. What is not here says the game's
// own sentence.
import type { Action } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import { markOf } from './cloth'
import { betName, capital, gameName, gameOf, isYou, jokerName, squareName, sum } from './look'
import type { Scene } from './scene'
import { w } from './words'

export interface Line {
  text: string
  tone?: 'good' | 'bad' | 'warn'
}

export interface Said {
  title: string
  lines: Line[]
  casino?: number // a square
  dice?: boolean
  pawn?: boolean
  mark?: string // a colour or a suit
}

type Saying = (model: BoardModel, scene: Scene, action: Action, cash: number) => Said

const num = (action: Action, field: string): number => Number(action[field] ?? 0)
const seats = (action: Action, field: string): number[] => (action[field] as number[] | undefined) ?? []
const here = (scene: Scene): number => scene.squares.find((one) => one.here.includes(scene.to_move ?? -1))?.square ?? 1
const ownerName = (model: BoardModel, scene: Scene): string =>
  model.nameOf(scene.squares[(scene.target ?? 1) - 1]?.owner ?? 0)

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

const chance = (action: Action): string => w.chance(num(action, 'chances'), num(action, 'out_of'))

const buy: Saying = (model, scene, action, cash) => ({
  title: w.buy(squareName(model, here(scene))),
  lines: [
    { text: w.cashPot(sum(cash), sum(num(action, 'cash_won')), sum(scene.pot), sum(num(action, 'pot_won'))) },
    ...turns(model, action),
  ],
  casino: here(scene),
})

/** A Joker face down: accepted, the same bet again; seen, it decides. */
const lay: Saying = (model, scene, action) => {
  const challenge = scene.stake === null
  const won = challenge ? w.isYours(squareName(model, scene.target)) : w.winsSum(sum(num(action, 'cash_won')))
  return {
    title: action.fits
      ? capital(jokerName(model, num(action, 'joker')))
      : w.bluffWith(capital(jokerName(model, num(action, 'joker')))),
    lines: [
      { text: w.ifAccepted(num(action, 'chances'), num(action, 'out_of')) },
      action.fits ? { text: w.ifSeenFits(won), tone: 'good' } : { text: w.ifSeenBluff, tone: 'bad' },
    ],
  }
}

/** A bet without a stake: a side of a challenge, or a free try. */
const bet: Saying = (model, scene, action) => {
  const challenge = scene.phase === 'side'
  const mark = markOf(num(action, 'bet'))
  return {
    title: capital(betName(model, num(action, 'bet'))),
    lines: challenge
      ? [
          { text: chance(action) },
          { text: w.ifWon(squareName(model, scene.target)), tone: 'good' },
          { text: w.ifLost(ownerName(model, scene)) },
        ]
      : [{ text: w.forPot(chance(action), sum(scene.pot)) }],
    ...(mark ? { mark } : {}),
  }
}

export const SAYS: Readonly<Record<string, Saying>> = {
  buy,
  lay,
  bet,
  leave: (_, __, ___, cash) => ({ title: w.leave, lines: [{ text: w.leaveText(sum(cash)) }] }),
  roll: () => ({ title: w.roll, lines: [{ text: w.rollText }], dice: true }),
  announce: () => ({ title: w.announce, lines: [{ text: w.announceText, tone: 'good' }], pawn: true }),
  give_up: (model, scene) => ({
    title: w.giveUp,
    lines: [
      { text: scene.stake ? w.goesTo(sum(scene.stake), ownerName(model, scene)) : w.ifLost(ownerName(model, scene)) },
    ],
  }),
  accept: (model, scene, action) => ({
    title: w.accept,
    lines: [
      { text: w.acceptText },
      { text: w.losesAgain(model.nameOf(scene.to_move ?? 0), chance(action)) },
      ...(scene.stake ? [{ text: w.thenYours(sum(scene.stake)), tone: 'good' as const }] : []),
    ],
  }),
  see: (model, scene) => ({
    title: w.see,
    lines: [
      { text: w.seeFits(gameName(model, gameOf(scene)), model.nameOf(scene.to_move ?? 0)), tone: 'bad' },
      { text: scene.stake ? w.seeBluffFor(sum(scene.stake)) : w.seeBluff, tone: 'good' },
      { text: w.jokersInAll },
    ],
  }),
  exchange: (model, _, action) => ({
    title: w.giveBack(jokerName(model, num(action, 'joker'))),
    lines: [{ text: w.buyAnother(sum(num(action, 'cash_won'))) }],
  }),
  return: (model, _, action) => ({
    title: w.giveBack(jokerName(model, num(action, 'joker'))),
    lines: [{ text: w.underPile }],
  }),
  open: (model, _, action) => ({
    title: capital(model.sayAction(action)),
    lines: [{ text: w.leaves(sum(num(action, 'cash_won'))) }],
  }),
  raise: (_, scene, action) => ({
    title: w.bidNow(sum((scene.bid ?? 0) + num(action, 'sum'))),
    lines: [{ text: w.leaves(sum(num(action, 'cash_won'))) }],
  }),
  pass: () => ({ title: w.pass, lines: [{ text: w.passText }] }),
  safe: (_, __, action) => ({ title: w.safe, lines: [{ text: w.cashAfter(sum(num(action, 'cash_won'))) }] }),
  stop: (_, scene, action) => ({
    title: w.keep(sum(scene.slam ?? 0)),
    lines: [{ text: w.cashAfter(sum(num(action, 'cash_won'))) }],
  }),
  try: (_, __, action) => ({ title: w.tryEven, lines: slam(action) }),
  go_on: (_, scene, action) => ({ title: (scene.slam ?? 0) > 250_000 ? w.tryBlack : w.tryRed, lines: slam(action) }),
}

const slam = (action: Action): Line[] => [
  { text: w.slamWon(chance(action), sum(num(action, 'cash_won'))), tone: 'good' },
  { text: w.slamLost, tone: 'bad' },
]
