// What flies in any of the Las Vegas games: pieces to their casino, notes to their winners, pieces back to their owners. Called before an
// event is drawn: what moves is measured now, where it goes once the event is drawn.
import { tick } from 'svelte'
import { type Flight, flyAll, type Spot, spot, type Way } from '../../dice/fly'
import type { Owner } from '../../dice/symbols'
import type { Event } from '../../lib/protocol'
import type { Paying } from './place'

export const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
export const spots = (selector: string): Spot[] => all(selector).map(spot)
export const seatOf = (who: Owner): Element | null => document.querySelector(`[data-purse="${who}"]`)

/** Pieces fly to the newest ones that lie there then; all of them to one pill, where there is no more. */
export async function send(from: Spot[], to: string, haste: number, way: Partial<Way> = {}): Promise<void> {
  if (from.length === 0) return
  await tick()
  const targets = all(to).slice(-from.length)
  flyAll(
    from.flatMap((one, k) => {
      const target = targets[k] ?? targets.at(-1)
      return target ? [{ from: one, target, way: { haste, ms: 480, delay: k * 30, ...way } }] : []
    }),
  )
}

/** Pieces of a casino back to their owners, who are struck out there. */
export async function bring(who: readonly Owner[], within: string, haste: number, delay: number): Promise<void> {
  await tick()
  flyAll(who.flatMap((owner) => homeward(owner, within, haste, delay)))
}

function homeward(owner: Owner, within: string, haste: number, delay: number): Flight[] {
  const seat = seatOf(owner)
  if (!seat) return []
  const way = (k: number) => ({ haste, ms: 600, delay: delay + 30 * k, fade: true, tilt: 40 })
  return spots(`${within} [data-who="${owner}"] [data-die]`).map((from, k) => ({ from, target: seat, way: way(k) }))
}

/** A note from its casino to its winner, and the winner's pieces after it. */
export async function pay(event: Event, haste: number): Promise<void> {
  await tick()
  const note = document.querySelector(`[data-payout="${event.casino}"] [data-slot="${event.seat}"] .note`)
  const seat = event.seat === null ? null : seatOf(event.seat)
  if (!note || !seat) return
  const pieces = spots(`[data-payout] [data-who="${event.seat}"] [data-die]`)
  flyAll([
    { from: spot(note), target: seat, way: { haste, ms: 750, delay: 150, fade: true, tilt: -14 } },
    ...pieces.map((from, k) => ({ from, target: seat, way: { haste, ms: 420, delay: 450 + 20 * k, fade: true } })),
  ])
}

/** At the end of a round all pieces that still lie at casinos fly back. */
export async function goHome(scene: Paying | null, haste: number): Promise<void> {
  if (!scene) return
  const tied = (owner: Owner, number: number) => scene.places[number - 1]?.ties.some((tie) => tie.who.includes(owner))
  await tick()
  flyAll(
    scene.places.flatMap(({ number }) =>
      scene.players.flatMap((_, seat) =>
        tied(seat, number) ? [] : homeward(seat, `.casinos [data-casino="${number}"]`, haste, 0),
      ),
    ),
  )
}
