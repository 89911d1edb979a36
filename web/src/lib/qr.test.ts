// What is drawn is read back by another program than the one that drew it.
import decode from 'qr/decode.js'
import { expect, test } from 'vitest'
import { type Code, QUIET, qr } from './qr'

const SCALE = 4 // pixels of the picture along the edge of a square

/** The squares that a browser fills, row by row, the quiet ones included: those that the outlines go round. */
function squares({ size, path }: Code): boolean[][] {
  const wide = size + 2 * QUIET
  const turns = Array.from({ length: wide }, () => new Array<number>(wide).fill(0))
  for (const outline of path.split('Z')) {
    const points = Array.from(outline.matchAll(/(\d+) (\d+)/g), ([, x, y]) => [Number(x), Number(y)] as const)
    points.forEach(([x, from], k) => {
      const [, to] = points[k + 1] ?? points[0] ?? [0, 0]
      // an outline goes round the squares to the right of each upright edge, this way or that way round
      for (let y = Math.min(from, to); y < Math.max(from, to); y += 1)
        for (let right = x; right < size; right += 1)
          (turns[y + QUIET] as number[])[right + QUIET] =
            (turns[y + QUIET]?.[right + QUIET] ?? 0) + Math.sign(to - from)
    })
  }
  return turns.map((row) => row.map((n) => n !== 0))
}

/** Reads the code as a camera would. */
function read(code: Code): string {
  const dark = squares(code)
  const edge = dark.length * SCALE
  const colour = (x: number, y: number) => (dark[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] ? 0 : 255)
  const data = Uint8Array.from({ length: edge * edge * 3 }, (_, k) =>
    colour(Math.floor(k / 3) % edge, Math.floor(k / 3 / edge)),
  )
  return decode({ width: edge, height: edge, data })
}

test.each([
  ['Flambeur', 21],
  [`http://192.168.1.20:8000/t/abcdefghij#sit=${'x'.repeat(43)}`, 41],
  [`https://table.example/t/abcdefghij#pass=${'Zz9_-'.repeat(20)}`, 49],
  ['https://tisch.example/t/ä', 29],
])('%s', (text, size) => {
  const code = qr(text)
  expect(code.size).toBe(size)
  expect(read(code)).toBe(text)
})
