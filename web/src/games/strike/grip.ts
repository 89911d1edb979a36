// One gesture throws: press where the die should land, pull back, let go; a short pull cancels. Where dice are moved by hand, a press on a
// die takes it along instead.
import type { Die } from './drawn'

export interface Grip {
  point: (event: PointerEvent) => { x: number; y: number } // on the floor, in centimetres
  dice: () => readonly Die[]
  movable: () => boolean
  aimable: () => boolean
  onmove: (k: number, x: number, y: number) => void
  onaim: (x: number, y: number) => void
  onpull: (angle: number, pull: number) => void
  onthrow: () => void
}

const NEAR = 1.15 // centimetres: what is pressed so near to a die is the die
const DEAD = 14 // pixels: no pull yet
const SHORT = 26 // pixels: let go before, and nothing is thrown
const LONG = 220 // pixels of the hardest throw, at most
const SHARE = 0.4 // of the picture's height, at most

interface Held {
  die: number | null
  dx: number
  dy: number
  x: number
  y: number
  pull: number
}

/** A Svelte action. */
export function grip(node: Element, given: Grip) {
  let told = given
  let held: Held | null = null

  function press(event: PointerEvent): void {
    if (!told.aimable() || event.button !== 0 || held) return
    const at = told.point(event)
    const die = told.movable() ? told.dice().findIndex((one) => Math.hypot(one.x - at.x, one.y - at.y) < NEAR) : -1
    const of = told.dice()[die]
    held = {
      die: of ? die : null,
      dx: (of?.x ?? 0) - at.x,
      dy: (of?.y ?? 0) - at.y,
      x: event.clientX,
      y: event.clientY,
      pull: 0,
    }
    node.setPointerCapture(event.pointerId)
    if (!of) told.onaim(at.x, at.y)
  }

  function draw(event: PointerEvent): void {
    if (!held) return
    if (held.die !== null) {
      const at = told.point(event)
      told.onmove(held.die, at.x + held.dx, at.y + held.dy)
      return
    }
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
    held.pull = Math.hypot(dx, dy)
    if (held.pull <= DEAD) return
    const whole = Math.min(LONG, node.clientHeight * SHARE || LONG)
    told.onpull(Math.atan2(dy, dx), Math.min(1, (held.pull - DEAD) / whole))
  }

  function release(event: PointerEvent): void {
    const was = held
    held = null
    if (event.type === 'pointerup' && was && was.die === null && was.pull > SHORT) told.onthrow()
  }

  const listeners = [
    ['pointerdown', press],
    ['pointermove', draw],
    ['pointerup', release],
    ['pointercancel', release],
  ] as const
  for (const [type, listener] of listeners) node.addEventListener(type, listener as EventListener)
  return {
    update(next: Grip) {
      told = next
    },
    destroy() {
      for (const [type, listener] of listeners) node.removeEventListener(type, listener as EventListener)
    },
  }
}
