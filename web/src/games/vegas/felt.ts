// How large everything on the felt is. The felt is measured once, and its casinos are all of one size: what container queries would ask of
// every casino, at every change of the page, follows from that by a division.

const STEPS = [760, 560, 480, 420] // widths up to which something is laid otherwise
const LOW = 420 // pixels of height
const SLIM = 200
const SIX = 6
const SLIMMER = 150 // pixels of a casino's width
const BORDERS = 2
const BESIDE = 620 // pixels of width from which a seventh place stands beside the six
const ACROSS = 78 // pixels of height that it takes below them

export interface Size {
  width: number
  height: number
}

export interface Laid {
  columns: number
  gap: [down: number, across: number]
  casino: Size // inside its border
  seventh: number // pixels that a seventh place takes, of width beside the six or of height below them; 0: there is none
  fits: string // words that styles ask for
}

/** How so many casinos lie on a felt of that size; a seventh, the slot machine, is of another size. */
export function laid({ width, height }: Size = { width: 0, height: 0 }, casinos = 6): Laid {
  const columns = width <= 480 ? 2 : 3
  const rows = SIX / columns
  const gap: [number, number] = width <= 760 ? [8, 7] : [13, 12]
  const beside = casinos > SIX && width > BESIDE
  const seventh = casinos <= SIX ? 0 : beside ? Math.min(200, Math.max(140, width * 0.2)) : ACROSS
  const [wide, high] = [
    seventh && beside ? width - seventh - gap[1] : width,
    seventh && !beside ? height - seventh - gap[0] : height,
  ]
  const casino = {
    width: Math.max(0, (wide - gap[1] * (columns - 1)) / columns - BORDERS),
    height: Math.max(0, (high - gap[0] * (rows - 1)) / rows - BORDERS),
  }
  const narrow = STEPS.filter((step) => width <= step).map((step) => `upto-${step}`)
  const low = height <= LOW ? ['low'] : []
  const slim = [...(casino.width <= SLIM ? ['slim'] : []), ...(casino.width <= SLIMMER ? ['slimmer'] : [])]
  const more = seventh ? [beside ? 'beside' : 'across'] : []
  return { columns, gap, casino, seventh, fits: [...narrow, ...low, ...slim, ...more].join(' ') }
}

/** A hundredth, for styles. */
export const hundredth = (pixels: number): string => `${pixels / 100}px`
