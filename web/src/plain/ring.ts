// Where the squares of a ring stand, and what is written on narrow ones.

export type Spot = readonly [x: number, y: number]

const walk = (cols: number, rows: number): Spot[] => [
  ...Array.from({ length: cols }, (_, k): Spot => [k + 1, 1]),
  ...Array.from({ length: rows - 1 }, (_, k): Spot => [cols, k + 2]),
  ...Array.from({ length: cols - 1 }, (_, k): Spot => [cols - 1 - k, rows]),
  ...Array.from({ length: Math.max(0, rows - 2) }, (_, k): Spot => [1, rows - 1 - k]),
]

/** A ring with room for n squares, about half as wide again as high; `tall` is the same ring turned. */
export function around(n: number): { cols: number; rows: number; wide: Spot[]; tall: Spot[] } {
  const half = Math.max(6, Math.ceil(n / 2) + 2)
  const off = (rows: number) => Math.abs((half - rows) / rows - 1.5)
  let rows = 3
  for (let k = 3; k <= half - 3; k++) if (off(k) < off(rows)) rows = k
  return { cols: half - rows, rows, wide: walk(half - rows, rows), tall: walk(rows, half - rows) }
}

/** "MC" for Monte-Carlo, "Nic" for Nice, "TA" for Taxe A. */
export function initials(title: string): string {
  const words = title.split(/[ -]/).filter(Boolean)
  if (words.length > 1) return words.map((word) => word.charAt(0).toUpperCase()).join('')
  return title.length < 5 ? title : title.slice(0, 3)
}
