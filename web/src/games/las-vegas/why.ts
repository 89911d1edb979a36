// "Why did I get nothing?": what a payout brought a seat, in sentences.
import { money } from '../../lib/i18n'
import type { Event } from '../../table/stage.svelte'
import type { BoardModel } from '../contract'
import { casinoName, inSentence } from './look'
import { type Outcome, outcomes, payoutOf } from './story'
import { w } from './words'

function line(model: BoardModel, { casino, kind, note, dice, with: others }: Outcome): string {
  const name = casinoName(model, casino)
  if (kind === 'won') return w.whyWon(name, dice, money(note))
  return kind === 'tied'
    ? w.whyTied(name, dice, w.and(others.map((who) => inSentence(model, who))))
    : w.whyOut(name, dice)
}

export const reasons = (model: BoardModel, payout: readonly Event[], seat: number): string[] =>
  outcomes(model.live.updates, payout, seat).map((outcome) => line(model, outcome))

export const why = (model: BoardModel, round: number, seat: number): string[] =>
  reasons(model, payoutOf(model.live.updates, round), seat)
