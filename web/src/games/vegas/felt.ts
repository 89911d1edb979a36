// How large everything on the felt is. The felt is measured once, and its casinos are all of one size: what container queries would ask of
// every casino, at every change of the page, follows from that by a division.

const STEPS = [760, 560, 480, 420] // widths up to which something is laid otherwise
const LOW = 420 // pixels of height
const SLIM = 200
const SLIMMER = 150 // pixels of a casino's width
const BORDERS = 2

export interface Size {
  width: number
  height: number
}

export interface Laid {
  columns: number
  gap: [down: number, across: number]
  casino: Size // inside its border
  fits: string // words that styles ask for
}

/** How so many casinos lie on a felt of that size. */
export function laid({ width, height }: Size = { width: 0, height: 0 }, casinos = 6): Laid {
  const columns = width <= 480 ? 2 : 3
  const rows = Math.ceil(casinos / columns)
  const gap: [number, number] = width <= 760 ? [8, 7] : [13, 12]
  const casino = {
    width: Math.max(0, (width - gap[1] * (columns - 1)) / columns - BORDERS),
    height: Math.max(0, (height - gap[0] * (rows - 1)) / rows - BORDERS),
  }
  const narrow = STEPS.filter((step) => width <= step).map((step) => `upto-${step}`)
  const low = height <= LOW ? ['low'] : []
  const slim = [...(casino.width <= SLIM ? ['slim'] : []), ...(casino.width <= SLIMMER ? ['slimmer'] : [])]
  return { columns, gap, casino, fits: [...narrow, ...low, ...slim].join(' ') }
}

/** A hundredth, for styles. */
export const hundredth = (pixels: number): string => `${pixels / 100}px`
