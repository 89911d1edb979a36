// What flies when: dice from the tray to their casino, notes to their winners, dice back to their owners. Called before an event is
// drawn: what moves is measured now, where it goes once it is drawn.
import { tick } from 'svelte'
import { fly, moves, type Spot, spot } from '../../dice/fly'
import type { Owner } from '../../dice/symbols'
import type { Event } from '../../table/stage.svelte'
import type { Scene } from './scene'
import { num } from './view'

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
const seatOf = (who: Owner): Element | null => document.querySelector(`[data-purse="${who}"]`)

let haste = 1

export function choreograph(event: Event, faster: number, scene: () => Scene | null): void {
  if (!moves()) return
  haste = faster
  if (event.kind === 'placed') place(event)
  else if (event.kind === 'tie') bring(event.who as Owner[], `[data-casino="${event.casino}"]`, 700)
  else if (event.kind === 'paid') pay(event)
  else if (event.kind === 'round_end') goHome(scene())
}

/** From the tray, or where they are not in it from the seat, to the row of their owner. */
function place(event: Event): void {
  const casino = num(event, 'casino')
  send(
    all(`[data-tray="own"] [data-die="${casino}"]`).map(spot),
    `[data-casino="${casino}"] [data-who="${event.seat}"] [data-die]`,
  )
  send(
    all(`[data-tray="white"] [data-die="${casino}"]`).map(spot),
    `[data-casino="${casino}"] [data-who="white"] [data-die]`,
  )
}

async function send(from: Spot[], to: string): Promise<void> {
  if (from.length === 0) return
  await tick()
  const targets = all(to).slice(-from.length)
  from.forEach((one, k) => {
    const target = targets[k]
    if (target) fly(one, target, { haste, ms: 620, delay: k * 45, turns: 1 + (k % 2) })
  })
}

/** Dice of a casino back to their owners, who are struck out there. */
async function bring(who: readonly Owner[], within: string, delay: number): Promise<void> {
  await tick()
  for (const owner of who) {
    const seat = seatOf(owner)
    if (!seat) continue
    all(`${within} [data-who="${owner}"] [data-die]`).forEach((die, k) => {
      fly(spot(die), seat, { haste, ms: 700, delay: delay + 40 * k, fade: true, tilt: 40 })
    })
  }
}

/** A note from its casino to its winner, and the winner's dice after it. */
async function pay(event: Event): Promise<void> {
  await tick()
  const note = document.querySelector(`[data-payout="${event.casino}"] [data-slot="${event.seat}"] .note`)
  const seat = event.seat === null ? null : seatOf(event.seat)
  if (!note || !seat) return
  fly(spot(note), seat, { haste, ms: 1150, delay: 250, fade: true, tilt: -14 })
  all(`[data-payout] [data-who="${event.seat}"] [data-die]`).forEach((die, k) => {
    fly(spot(die), seat, { haste, ms: 600, delay: 850 + 30 * k, fade: true })
  })
}

/** At the end of a round all dice that still lie at casinos. */
function goHome(scene: Scene | null): void {
  if (!scene) return
  const tied = (owner: Owner, number: number) => scene.places[number - 1]?.ties.some((tie) => tie.who.includes(owner))
  void tick().then(() => {
    for (const { number } of scene.places) {
      const owners = scene.players.map((_, seat) => seat).filter((seat) => !tied(seat, number))
      void bring(owners, `.casinos [data-casino="${number}"]`, 0)
    }
  })
}
