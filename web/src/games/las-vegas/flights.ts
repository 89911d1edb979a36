// What flies when: dice from the tray to their casino, a kicked one back to its owner, a chip to whoever takes it; the rest as in all games of
// Las Vegas.
import { fly, moves, spot } from '../../dice/fly'
import type { Owner } from '../../dice/symbols'
import type { Event } from '../../lib/protocol'
import { num } from '../vegas/events'
import { bring, goHome, pay, seatOf, send, spots } from '../vegas/flights'
import type { Scene } from './scene'

export function choreograph(event: Event, haste: number, scene: () => Scene | null): void {
  if (!moves()) return
  if (event.kind === 'placed') place(event, haste)
  else if (event.kind === 'kicked') kick(event, haste)
  else if (event.kind === 'chip_taken') takeChip(event, haste)
  else if (event.kind === 'tie') void bring(event.who as Owner[], `[data-casino="${event.casino}"]`, haste, 550)
  else if (event.kind === 'paid') void pay(event, haste)
  else if (event.kind === 'round_end') void goHome(scene(), haste)
}

/** Dice from the tray, or where they are not in the tray from the seat, to the row of their owner; kickers to the casino. */
function place(event: Event, haste: number): void {
  const casino = num(event, 'casino')
  const face = num(event, 'face') || casino
  for (const [tray, who] of [
    ['big', event.seat],
    ['own', event.seat],
    ['white', 'white'],
  ])
    void send(
      spots(`[data-tray="${tray}"] [data-die="${face}"]`),
      `[data-casino="${casino}"] [data-who="${who}"] [data-die]`,
      haste,
      { turns: 1 },
    )
  void send(spots(`[data-tray="kicker"] [data-die="${face}"]`), `[data-casino="${casino}"] h3`, haste, { fade: true })
}

/** In an arc, back to the owner's hand. */
function kick(event: Event, haste: number): void {
  const who = event.die === 'white' || event.die === 'opening' ? 'white' : event.owner
  const die = spots(`.casinos [data-casino="${event.casino}"] [data-who="${who}"] [data-die]`).at(-1)
  const home = typeof event.owner === 'number' ? seatOf(event.owner) : null
  if (die && home) fly(die, home, { haste, ms: 620, fade: true, tilt: 60 })
}

function takeChip(event: Event, haste: number): void {
  const chip = document.querySelector(`[data-casino="${event.casino}"] [data-chip="${event.colour}"]`)
  const seat = event.seat === null ? null : seatOf(event.seat)
  if (chip && seat) fly(spot(chip), seat, { haste, ms: 560, fade: true })
}
