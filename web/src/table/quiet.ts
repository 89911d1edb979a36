// What happens so often that only its own player wants to hear of it. The whole log has it all.
import { PAGES } from '../games'
import type { TableModel } from './model.svelte'
import type { Event } from './stage.svelte'

export function isQuiet(event: Event | null, model: TableModel): boolean {
  const quiet = PAGES[model.live.table?.game ?? '']?.quiet
  return !!event && !!quiet?.includes(event.kind) && event.seat !== model.me
}
