// Dice that match fly to the reserve of whoever takes them.
import { mount } from 'svelte'
import { fly, moves } from '../../dice/fly'
import type { Event } from '../../lib/protocol'
import Tapped from './Tapped.svelte'

const MS = 700
const APART = 70

/** Just before the event is drawn: from where the dice lie now, in either view. */
export function bringHome(event: Event, haste: number): void {
  if (!moves()) return
  const target = document.querySelector(`[data-purse="${event.seat}"]`)
  if (!target) return
  const wanted = new Set(event.dice as number[])
  const dice = [...document.querySelectorAll<Element & { dataset: DOMStringMap }>('[data-strike] [data-die]')].filter(
    ({ dataset }) => wanted.has(Number(dataset.die)),
  )
  dice.forEach((die, k) => {
    const at = die.getBoundingClientRect()
    fly({ look: drawn(Number(die.dataset.die), at.width), at }, target, {
      ms: MS,
      haste,
      delay: k * APART,
      tilt: 40,
      fade: true,
    })
  })
}

function drawn(face: number, size: number): Element {
  const look = document.createElement('div')
  look.style.setProperty('--tapped', `${size}px`)
  mount(Tapped, { target: look, props: { value: face } })
  return look
}
