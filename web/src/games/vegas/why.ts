// "Why did I get nothing?": what a payout brought a seat, in sentences.
import { money } from '../../lib/i18n'
import type { Event } from '../../lib/protocol'
import type { BoardModel, GameParts } from '../contract'
import type { Placing } from './events'
import { casinoName, inSentence } from './look'
import { besides, type Outcome, outcomes, payoutOf } from './story'
import { w } from './words'

const SIX = 6 // behind them stands the slot machine, where players choose in turn

function line(model: BoardModel, { casino, kind, note, dice, cards, with: others }: Outcome): string {
  const name = casinoName(model, casino)
  if (kind === 'won') return w.whyWon(name, w.amount(dice, cards), money(note))
  if (kind === 'outranked' && casino > SIX) return w.whyLate(name, w.amount(dice, cards))
  return kind === 'tied'
    ? w.whyTied(name, dice, w.and(others.map((who) => inSentence(model, who))))
    : w.whyOut(name, w.amount(dice, cards))
}

export const reasons = (model: BoardModel, payout: readonly Event[], seat: number, placing: Placing): string[] => [
  ...outcomes(model.live.updates, payout, seat, placing).map((outcome) => line(model, outcome)),
  ...besides(payout, seat).map((event) => model.say(event)),
]

export const whyBy =
  (placing: Placing): NonNullable<GameParts['why']> =>
  (model, round, seat) =>
    reasons(model, payoutOf(model.live.updates, round), seat, placing)
