// What flies in any of the Las Vegas games: pieces to their casino, notes to their winners, pieces back to their owners. Called before an
// event is drawn: what moves is measured now, where it goes once it is drawn.
import { tick } from 'svelte'
import { fly, flyAll, type Spot, spot, type Way } from '../../dice/fly'
import type { Owner } from '../../dice/symbols'
import type { Event } from '../../table/stage.svelte'
import type { Paying } from './place'

export const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
export const spots = (selector: string): Spot[] => all(selector).map(spot)
export const seatOf = (who: Owner): Element | null => document.querySelector(`[data-purse="${who}"]`)

/** To the last ones of those that are there then: the newest. */
export async function send(from: Spot[], to: string, haste: number, way: Partial<Way> = {}): Promise<void> {
  if (from.length === 0) return
  await tick()
  const targets = all(to).slice(-from.length)
  flyAll(
    from.flatMap((one, k) => {
      const target = targets[k]
      return target ? [{ from: one, target, way: { haste, ms: 620, delay: k * 45, ...way } }] : []
    }),
  )
}

/** Pieces of a casino back to their owners, who are struck out there. */
export async function bring(who: readonly Owner[], within: string, haste: number, delay: number): Promise<void> {
  await tick()
  for (const owner of who) {
    const seat = seatOf(owner)
    if (!seat) continue
    all(`${within} [data-who="${owner}"] [data-die]`).forEach((die, k) => {
      fly(spot(die), seat, { haste, ms: 700, delay: delay + 40 * k, fade: true, tilt: 40 })
    })
  }
}

/** A note from its casino to its winner, and the winner's pieces after it. */
export async function pay(event: Event, haste: number): Promise<void> {
  await tick()
  const note = document.querySelector(`[data-payout="${event.casino}"] [data-slot="${event.seat}"] .note`)
  const seat = event.seat === null ? null : seatOf(event.seat)
  if (!note || !seat) return
  fly(spot(note), seat, { haste, ms: 1150, delay: 250, fade: true, tilt: -14 })
  all(`[data-payout] [data-who="${event.seat}"] [data-die]`).forEach((die, k) => {
    fly(spot(die), seat, { haste, ms: 600, delay: 850 + 30 * k, fade: true })
  })
}

/** At the end of a round all pieces that still lie at casinos. */
export function goHome(scene: Paying | null, haste: number): void {
  if (!scene) return
  const tied = (owner: Owner, number: number) => scene.places[number - 1]?.ties.some((tie) => tie.who.includes(owner))
  void tick().then(() => {
    for (const { number } of scene.places) {
      const owners = scene.players.map((_, seat) => seat).filter((seat) => !tied(seat, number))
      void bring(owners, `.casinos [data-casino="${number}"]`, haste, 0)
    }
  })
}
