// Whose turn it is, in few words.
import { listed } from './listed'
import type { TableModel } from './model.svelte'
import { w } from './words'

export function turn(model: TableModel): string {
  const now = model.live.now
  if (!now) return ''
  if (now.status === 'gathering') return w.before
  if (now.status === 'over') return w.over
  if (now.status === 'abandoned') return w.abandoned
  if (model.myTurn && model.me !== null)
    return model.live.you.length > 1 ? w.turnOf(model.nameOf(model.me)) : w.yourTurn
  if (now.awaited.length === 0) return w.dealing
  const names = now.awaited.map((seat) => model.nameOf(seat))
  return names.length > 1 ? w.turns(listed(names, model.speaker.language)) : w.turnOf(names[0] ?? '')
}
