// What flies when: cards from the hand, or from their player, to the casinos; the rest of the hand under the glass; new cards from the
// deck; chips to who takes them. The rest as in all games of Las Vegas.
import { tick } from 'svelte'
import { fly, moves, type Spot, spot } from '../../dice/fly'
import type { Owner } from '../../dice/symbols'
import type { Event } from '../../table/stage.svelte'
import { nums } from '../vegas/events'
import { all, bring, goHome, pay, seatOf, spots } from '../vegas/flights'
import type { Scene } from './scene'

export function choreograph(event: Event, haste: number, scene: () => Scene | null): void {
  if (!moves()) return
  if (event.kind === 'shown' || event.kind === 'laid') void lay(event, haste)
  else if (event.kind === 'put_away') putAway(event, haste)
  else if (event.kind === 'dealt') void deal(event, haste)
  else if (event.kind === 'chip_taken') takeChip(event, haste)
  else if (event.kind === 'tie') void bring(event.who as Owner[], `[data-casino="${event.casino}"]`, haste, 700)
  else if (event.kind === 'paid') void pay(event, haste)
  else if (event.kind === 'round_end') goHome(scene(), haste)
}

const inHand = (event: Event) => `[data-hand="${event.seat}"] [data-number]`

/** A copy of what lies there, as if it were where its player sits. */
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
  showing(cards, all(`.casinos [data-casino] [data-who="${event.seat}"] [data-number]:not(.ghost)`)).forEach(
    (target, k) => {
      const start = own[k] ?? (seat && target ? from(seat, target) : null)
      if (start && target) fly(start, target, { haste, ms: 640, delay: 50 * k, tilt: -6 })
    },
  )
}

function putAway(event: Event, haste: number): void {
  const glass = document.querySelector(`[data-glass="${event.seat}"]`)
  if (!glass) return
  spots(inHand(event)).forEach((one, k) => {
    fly(one, glass, { haste, ms: 480, delay: 30 * k, fade: true, tilt: 20 })
  })
}

async function deal(event: Event, haste: number): Promise<void> {
  const deck = document.querySelector(`[data-deck="${event.seat}"]`)
  await tick()
  if (!deck) return
  all(inHand(event)).forEach((card, k) => {
    const { left, top } = deck.getBoundingClientRect()
    const { width, height } = card.getBoundingClientRect()
    fly({ ...spot(card), at: new DOMRect(left, top, width, height) }, card, { haste, ms: 420, delay: 55 * k })
  })
}

function takeChip(event: Event, haste: number): void {
  const chip = document.querySelector(`[data-casino="${event.casino}"] [data-chip="${event.colour}"]`)
  const seat = event.seat === null ? null : seatOf(event.seat)
  if (chip && seat) fly(spot(chip), seat, { haste, ms: 800, fade: true })
}
