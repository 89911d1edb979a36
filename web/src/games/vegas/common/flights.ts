// What flies when: dice from the tray to their casino, one of each colour that shows its face.
import { moves } from '../../../dice/fly'
import type { Event } from '../../../lib/protocol'
import { num } from '../events'
import { send, spots } from '../flights'
import { indexOf } from './colours'

export function choreograph(event: Event, haste: number): void {
  if (!moves() || event.kind !== 'placed') return
  const casino = num(event, 'casino')
  for (const name of event.colours as unknown[]) {
    const from = spots(`[data-tray="${name}"] [data-die="${casino}"]`)
    void send(from, `[data-casino="${casino}"] [data-who="${indexOf(name)}"] [data-die]`, haste, { turns: 1 })
  }
}
