// Dice that match fly to the reserve of whoever takes them.
import { fly, moves } from '../../dice/fly'
import type { Event } from '../../lib/protocol'

const MS = 700
const APART = 70

/** Just before the event is drawn: where the dice lie now, they leave. */
export function bringHome(event: Event, haste: number): void {
  if (!moves()) return
  const target = document.querySelector(`[data-purse="${event.seat}"]`)
  if (!target) return
  const wanted = new Set(event.dice as number[])
  const dice = [...document.querySelectorAll<SVGElement>('[data-flat] [data-die]')].filter((die) =>
    wanted.has(Number(die.dataset.die)),
  )
  dice.forEach((die, k) => {
    const at = die.getBoundingClientRect()
    fly({ look: copyOf(die, at), at }, target, { ms: MS, haste, delay: k * APART, tilt: 40, fade: true })
  })
}

/** The die as a picture of its own: what is drawn in the arena stays there. */
function copyOf(die: SVGElement, at: DOMRect): Element {
  const box = (die as SVGGraphicsElement).getBBox()
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  svg.style.cssText = `width:${at.width}px;height:${at.height}px`
  svg.append(die.cloneNode(true))
  const holder = document.createElement('div')
  holder.append(svg)
  return holder
}
