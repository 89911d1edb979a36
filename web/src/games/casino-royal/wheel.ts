// The roulette wheel: the order of its pockets, and its sectors as paths round the middle of a square of 400.
export const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]
const STEP = 360 / ORDER.length
const MIDDLE = 200

/** Where a pocket lies on a wheel that has not turned, in degrees from the top. */
export const angleOf = (pocket: number): number => ORDER.indexOf(pocket) * STEP

function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`
}

/** The ring sector of a pocket between two radii. */
export function sector(pocket: number, inner: number, outer: number): string {
  const [from, to] = [angleOf(pocket) - STEP / 2, angleOf(pocket) + STEP / 2]
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
}
