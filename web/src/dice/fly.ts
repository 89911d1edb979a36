// Things that move from one place of the page to another: a copy flies over everything, from where the thing was to where it will be.
import { settings } from '../lib/settings.svelte'

export interface Way {
  ms: number // at speed 1
  haste?: number // times faster
  delay?: number
  turns?: number // of a die, on its way
  tilt?: number // degrees
  fade?: boolean // the thing vanishes on arrival
}

export interface Spot {
  look: Element // what is copied
  at: DOMRect
}

export interface Flight {
  from: Spot
  target: Element
  way: Way
}

let layer: HTMLElement | null = null

function above(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div')
    layer.className = 'flights'
    layer.setAttribute('aria-hidden', 'true')
    document.body.append(layer)
  }
  return layer
}

/** Whether things move at all. */
export const moves = (): boolean => !settings.still && settings.chosen.speed > 0

export const spot = (look: Element): Spot => ({ look: copied(look), at: look.getBoundingClientRect() })

function copied(look: Element): HTMLElement {
  const copy = look.cloneNode(true) as HTMLElement
  const style = getComputedStyle(look)
  for (const name of ['--d', '--nw', '--b', '--cw', '--chip'])
    copy.style.setProperty(name, style.getPropertyValue(name))
  copy.classList.remove('tumble')
  return copy
}

/** Several things at once: where all of them go is measured before the first one is drawn, so that the page is laid out once. */
export function flyAll(flights: readonly Flight[]): void {
  const ends = flights.map(({ target }) => target.getBoundingClientRect())
  flights.forEach(({ from, target, way }, k) => {
    fly(from, target, way, ends[k])
  })
}

/** Flies a copy to where the target is; the target shows itself on arrival. */
export function fly(
  { look, at }: Spot,
  target: Element,
  { ms, haste = 1, delay = 0, turns = 0, tilt = 0, fade = false }: Way,
  to: DOMRect = target.getBoundingClientRect(),
): void {
  if (!moves() || at.width === 0 || to.width === 0) return
  const speed = settings.chosen.speed * haste
  const copy = look as HTMLElement
  copy.style.left = `${at.left}px`
  copy.style.top = `${at.top}px`
  copy.style.transformOrigin = '0 0'
  above().append(copy)
  const timing: KeyframeAnimationOptions = {
    duration: ms / speed,
    delay: delay / speed,
    easing: 'cubic-bezier(.3,.1,.2,1)',
    fill: 'both',
  }
  const size = fade ? Math.min(1, (to.height / at.height) * 0.6) : to.width / at.width
  const dx = fade ? to.left + to.width / 2 - at.left - (at.width * size) / 2 : to.left - at.left
  const dy = fade ? to.top + to.height / 2 - at.top - (at.height * size) / 2 : to.top - at.top
  const lift = Math.min(70, Math.hypot(dx, dy) * 0.18)
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${dx * 0.5}px, ${dy * 0.5 - lift}px) scale(${(1 + size) / 2 + 0.14}) rotate(${tilt}deg)`,
        opacity: 1,
      },
      { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: fade ? 0.1 : 1 },
    ],
    timing,
  )
  if (turns) spin(copy, turns, timing)
  if (!fade) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (ms + delay) / speed })
  const gone = () => copy.remove()
  flight.finished.then(gone, gone)
}

function spin(copy: HTMLElement, turns: number, timing: KeyframeAnimationOptions): void {
  const cube = copy.querySelector('[data-cube]')
  const from = `rotateX(${-72 - 360 * turns}deg) rotateY(${180 * turns}deg) rotateZ(0deg)`
  cube?.animate([{ transform: from }, { transform: 'rotateX(-72deg) rotateY(0deg) rotateZ(0deg)' }], timing)
}
