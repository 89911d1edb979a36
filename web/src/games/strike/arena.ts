// The arena and the hand in centimetres: the twin of physics/arena.py and physics/flight.py. samples/twins.json holds them together.

export const SIDES = 24
export const FLOOR = 7.5 // apothem of the floor
export const HEIGHT = 6.6 // of the wall
const WALL = 78 // degrees
const RIM = 1.6
export const LIP = FLOOR + HEIGHT / Math.tan((WALL * Math.PI) / 180)
export const OUTER = LIP + RIM
export const HALF = 0.8 // of the edge of a die
export const REACH = 16 // of the hand: how far from the middle
export const HAND = 18 // and how high
export const STEP = 1 / 480 // seconds

/** How far a throw goes astray in each direction, at a speed in metres a second. */
export const sigma = (speed: number): number => 0.35 + 0.2 * speed

/** How far from the middle, along the normal of the nearest side. */
export function apothem(x: number, y: number): number {
  const step = (2 * Math.PI) / SIDES
  const k = Math.round(Math.atan2(y, x) / step) * step
  return x * Math.cos(k) + y * Math.sin(k)
}

/** The corners of the floor, as an SVG path has points; grown by a factor. */
export function polygon(radius: number): string {
  const corner = radius / Math.cos(Math.PI / SIDES)
  return Array.from({ length: SIDES }, (_, k) => {
    const t = ((k + 0.5) * 2 * Math.PI) / SIDES
    return `${(corner * Math.cos(t)).toFixed(3)} ${(corner * Math.sin(t)).toFixed(3)}`
  }).join(' ')
}
