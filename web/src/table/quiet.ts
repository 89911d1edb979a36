// Events so frequent that only their own player wants to hear of them. The whole log tells all of them.
import { PAGES } from '../games'
import type { Event } from '../lib/protocol'
import type { TableModel } from './model.svelte'

export function isQuiet(event: Event | null, model: TableModel): boolean {
  const quiet = PAGES[model.live.table?.game ?? '']?.quiet
  return !!event && !!quiet?.includes(event.kind) && event.seat !== model.me
}
