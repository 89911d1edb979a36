// What flies when: cards from the hand, or from their player, to the casinos; the rest of the hand under the glass; new cards from the
// deck; chips to the player who takes them. The rest as in all games of Las Vegas.
import { tick } from 'svelte'
import { fly, flyAll, moves, type Spot, spot } from '../../dice/fly'
import type { Owner } from '../../dice/symbols'
import type { Event } from '../../lib/protocol'
import { nums } from '../vegas/events'
import { all, bring, goHome, pay, seatOf, spots } from '../vegas/flights'
import { faceOf } from './cards'
import type { Scene } from './scene'

export function choreograph(event: Event, haste: number, scene: () => Scene | null): void {
  if (!moves()) return
  if (event.kind === 'shown' || event.kind === 'laid') void lay(event, haste)
  else if (event.kind === 'put_away') putAway(event, haste)
  else if (event.kind === 'dealt') void deal(event, haste)
  else if (event.kind === 'chip_taken') takeChip(event, haste)
  else if (event.kind === 'tie') void bring(event.who as Owner[], `[data-casino="${event.casino}"]`, haste, 550)
  else if (event.kind === 'paid') void pay(event, haste)
  else if (event.kind === 'round_end') void goHome(scene(), haste)
}

const pillOf = (event: Event, card: number) =>
  `.casinos [data-casino="${faceOf(card)}"] .pill [data-who="${event.seat}"] [data-die]`
const inHand = (event: Event) => `[data-hand="${event.seat}"] [data-number]`

/** A copy of what lies at a casino, placed where its player sits. */
function from(seat: Element, target: Element): Spot {
  const [at, to] = [seat.getBoundingClientRect(), target.getBoundingClientRect()]
  return { ...spot(target), at: new DOMRect(at.left + 8, at.top + 4, to.width, to.height) }
}

/** The elements that show these cards, each of them once. */
function showing(cards: readonly number[], among: Element[]): (Element | undefined)[] {
  const left = [...among]
  return cards.map((card) => {
    const at = left.findLastIndex((one) => one.getAttribute('data-number') === String(card))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
}

async function lay(event: Event, haste: number): Promise<void> {
  const cards = nums(event, 'cards')
  const own = showing(cards, all(inHand(event))).map((card) => (card ? spot(card) : null))
  const seat = event.seat === null ? null : seatOf(event.seat)
  await tick()
  const targets = showing(cards, all(`.casinos [data-casino] [data-who="${event.seat}"] [data-number]:not(.ghost)`))
  flyAll(
    targets.flatMap((found, k) => {
      const target = found ?? document.querySelector(pillOf(event, cards[k] ?? 0))
      const start = own[k] ?? (seat && target ? from(seat, target) : null)
      return start && target ? [{ from: start, target, way: { haste, ms: 480, delay: 40 * k, tilt: -6 } }] : []
    }),
  )
}

function putAway(event: Event, haste: number): void {
  const target = document.querySelector(`[data-glass="${event.seat}"]`)
  if (!target) return
  const way = (k: number) => ({ haste, ms: 400, delay: 20 * k, fade: true, tilt: 20 })
  flyAll(spots(inHand(event)).map((from, k) => ({ from, target, way: way(k) })))
}

async function deal(event: Event, haste: number): Promise<void> {
  const deck = document.querySelector(`[data-deck="${event.seat}"]`)
  await tick()
  if (!deck) return
  const { left, top } = deck.getBoundingClientRect()
  flyAll(
    all(inHand(event)).map((target, k) => {
      const { look, at } = spot(target)
      return {
        from: { look, at: new DOMRect(left, top, at.width, at.height) },
        target,
        way: { haste, ms: 420, delay: 55 * k },
      }
    }),
  )
}

function takeChip(event: Event, haste: number): void {
  const chip = document.querySelector(`[data-casino="${event.casino}"] [data-chip="${event.colour}"]`)
  const seat = event.seat === null ? null : seatOf(event.seat)
  if (chip && seat) fly(spot(chip), seat, { haste, ms: 560, fade: true })
}
