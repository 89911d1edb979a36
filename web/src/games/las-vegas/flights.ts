// What flies when: dice from the tray to their casino; the rest as in all games of Las Vegas.
import { moves } from '../../dice/fly'
import type { Owner } from '../../dice/symbols'
import type { Event } from '../../lib/protocol'
import { num } from '../vegas/events'
import { bring, goHome, pay, send, spots } from '../vegas/flights'
import type { Scene } from './scene'

export function choreograph(event: Event, haste: number, scene: () => Scene | null): void {
  if (!moves()) return
  if (event.kind === 'placed') place(event, haste)
  else if (event.kind === 'tie') void bring(event.who as Owner[], `[data-casino="${event.casino}"]`, haste, 550)
  else if (event.kind === 'paid') void pay(event, haste)
  else if (event.kind === 'round_end') void goHome(scene(), haste)
}

/** Dice from the tray, or where they are not in the tray from the seat, to the row of their owner. */
function place(event: Event, haste: number): void {
  const casino = num(event, 'casino')
  for (const [tray, who] of [
    ['own', event.seat],
    ['white', 'white'],
  ])
    void send(
      spots(`[data-tray="${tray}"] [data-die="${casino}"]`),
      `[data-casino="${casino}"] [data-who="${who}"] [data-die]`,
      haste,
      { turns: 1 },
    )
}
