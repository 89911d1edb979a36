// How large the parts of the ring are on a felt of a given size, and where a pawn stands: by numbers, so that a pawn's way is known at once.
import { isCorner, type Side, spotOf } from './squares'

export type Fits = 'full' | 'mid' | 'small'

export interface Laid {
  fits: Fits
  width: number
  height: number
  corner: [width: number, height: number]
  gap: number
}

const MID = 820 // pixels of width up to which there is less room for names
const SMALL = 560 // and none
const LOW = 410 // pixels of height

export function laid(width: number, height: number): Laid {
  const fits = width <= SMALL || height <= LOW ? 'small' : width <= MID ? 'mid' : 'full'
  if (fits === 'full') return { fits, width, height, corner: [112, 60], gap: 3 }
  if (fits === 'mid') return { fits, width, height, corner: [78, 62], gap: 3 }
  const tile: [number, number] = [width / 10.2, Math.min(width / 10.2, height / 10.2)]
  return { fits, width, height, corner: tile, gap: 2 }
}

/** Where a line of ten begins and how long it is: two ends and eight between them. */
function along(k: number, whole: number, end: number, gap: number): [at: number, size: number] {
  const inner = (whole - 2 * end - 9 * gap) / 8
  if (k === 1) return [0, end]
  return k === 10 ? [whole - end, end] : [end + gap + (k - 2) * (inner + gap), inner]
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function boxOf(square: number, to: Laid): Box {
  const { row, column } = spotOf(square)
  const [x, width] = along(column, to.width, to.corner[0], to.gap)
  const [y, height] = along(row, to.height, to.corner[1], to.gap)
  return { x, y, width, height }
}

const INWARDS: Readonly<Record<Side, [number, number]>> = { top: [0, 1], right: [-1, 0], bottom: [0, -1], left: [1, 0] }

/** The middle of a pawn on its square: at the edge towards the hole; several stand side by side. */
export function standAt(square: number, to: Laid, place = 0, among = 1): [x: number, y: number] {
  const { side } = spotOf(square)
  const { x, y, width, height } = boxOf(square, to)
  const [dx, dy] = INWARDS[side]
  const room = to.fits === 'small' ? 13 : 16
  const apart = (place - (among - 1) / 2) * room
  const middle: [number, number] = [x + width / 2, y + height / 2]
  if (isCorner(square))
    return [middle[0] + apart + (to.fits === 'small' ? 0 : width * 0.2), middle[1] + height * (dy || 0) * 0.28]
  const at: [number, number] = [middle[0] + (dx * width) / 2, middle[1] + (dy * height) / 2]
  return dy !== 0 ? [at[0] + apart, at[1] + dy * 2] : [at[0] + dx * (2 + (among - 1) * room * 0.5) + apart, at[1]]
}
