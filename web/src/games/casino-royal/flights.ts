// Plaques that fly when money changes hands, as few as make the sum, and five at most. Called before an event is drawn.
import { tick } from 'svelte'
import { fly, moves } from '../../dice/fly'
import type { Event } from '../../lib/protocol'
import { plaques } from './plaques'

const MOST = 5
const SIZE: [number, number] = [44, 29]

const find = (...selectors: string[]): Element | null =>
  selectors.map((one) => document.querySelector(one)).find((one) => one !== null) ?? null

const seat = (who: unknown): Element | null => find(`[data-seat="${who}"]`, `[data-purse="${who}"] .cash`)
const pot = (): Element | null => find('[data-pot]', '[data-square="1"]')
const bank = (): Element | null => find('[data-bank]', '.felt .hole')
const square = (n: unknown): Element | null => find('[data-affair] .bet', `[data-square="${n}"]`)

type Way = (event: Event) => [from: Element | null, to: Element | null, sum: unknown]

const WAYS: Readonly<Record<string, Way>> = {
  bought: (e) => [seat(e.seat), pot(), e.sum],
  challenged: (e) => [seat(e.seat), pot(), e.sum],
  taxed: (e) => [seat(e.seat), bank(), e.sum],
  bet: (e) => [seat(e.seat), square(e.square), e.sum],
  won: (e) => [bank(), seat(e.seat), e.sum],
  lost: (e) => [square(e.square), seat(e.owner), e.stake],
  pot: (e) => [pot(), seat(e.seat), e.sum],
  safe: (e) => [bank(), seat(e.seat), e.sum],
  slam_ended: (e) => [bank(), seat(e.seat), e.sum],
  sold: (e) => [seat(e.buyer), seat(e.seat), e.sum],
  to_bank: (e) => [bank(), seat(e.seat), e.sum],
}

function plaque(worth: number): HTMLElement {
  const made = document.createElement('span')
  made.className = `flying-plaque w${worth / 1000}`
  made.textContent = worth >= 1_000_000 ? `${worth / 1_000_000}M` : `${worth / 1000}k`
  return made
}

export async function choreograph(event: Event, haste: number): Promise<void> {
  const way = moves() ? WAYS[event.kind] : undefined
  if (!way) return
  await tick()
  const [from, to, sum] = way(event)
  if (!from || !to) return
  const { left, top, width, height } = from.getBoundingClientRect()
  if (width === 0) return
  const at = new DOMRect(left + width / 2 - SIZE[0] / 2, top + height / 2 - SIZE[1] / 2, ...SIZE)
  plaques(Number(sum ?? 0))
    .slice(0, MOST)
    .forEach((worth, k) => {
      fly({ look: plaque(worth), at }, to, { ms: 560, haste, delay: 60 * k, fade: true })
    })
}
