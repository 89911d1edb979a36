// Whose turn it is, in few words: as the board shows the turn, never ahead of the board.
import { percent } from '../lib/i18n'
import { listed } from './listed'
import type { TableModel } from './model.svelte'
import { w } from './words'

export function turn(model: TableModel): string {
  const now = model.settled ? model.live.now : (model.stage.now ?? model.live.now)
  if (!now) return model.live.preparing ? preparing(model) : ''
  if (now.status === 'gathering') return w.before
  if (now.status === 'over') return w.over
  if (now.status === 'abandoned') return w.abandoned
  if (!model.settled) return happening(model, now.awaited)
  if (model.myTurn && model.me !== null)
    return model.live.you.length > 1 ? w.turnOf(model.nameOf(model.me)) : w.yourTurn
  return botsPrepare(model) ? preparing(model) : awaited(model, now.awaited)
}

/** Whether the words above say that it is our turn. */
export const isMine = (model: TableModel): boolean => model.settled && model.myTurn

/** Whether the table waits for bots whose code is still being compiled. */
export const botsPrepare = ({ live, settled }: TableModel): boolean =>
  live.preparing && settled && live.thinking.length > 0

function preparing({ live: { progress } }: TableModel): string {
  return w.preparing(progress === null ? '' : percent(Math.floor(progress * 100) / 100))
}

/** What is on the board now is somebody's move, or a payout. */
function happening(model: TableModel, before: readonly number[]): string {
  const { event } = model.stage
  if (model.stage.isScene) return w.payout
  if (typeof event?.seat !== 'number') return event ? w.dealing : awaited(model, before)
  return model.live.you.length === 1 && event.seat === model.live.you[0] ? w.youPlay : w.plays(model.nameOf(event.seat))
}

function awaited(model: TableModel, seats: readonly number[]): string {
  if (seats.length === 0) return w.dealing
  const names = seats.map((seat) => model.nameOf(seat))
  return names.length > 1 ? w.turns(listed(names, model.speaker.language)) : w.plays(names[0] ?? '')
}
