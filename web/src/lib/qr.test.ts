import { expect, test } from 'vitest'
import { qr } from './qr'
import { hexOf, sha256 } from './sha256'

// Made by another program (python-qrcode 8.2, level M, the same mask) and read back from a picture by a third (zxing-cpp).
const SMALL = `
#######..#.#..#######
#.....#..##.#.#.....#
#.###.#.##..#.#.###.#
#.###.#.####..#.###.#
#.###.#.#..##.#.###.#
#.....#.###.#.#.....#
#######.#.#.#.#######
........#.###........
#.#####..##.#.#####..
.......#.#..#...##..#
#.###.##...#..#...##.
#####...###......##.#
#.#..##...##.......#.
........#.#####.#.#..
#######.....#.#..###.
#.....#.#..####..##..
#.###.#.#.#.#.......#
#.###.#.###.#..###...
#.###.#.#.##.#...##..
#.....#..#.....####..
#######.#..#.#.#...#.
`
const LARGER: [string, number, string][] = [
  [
    `http://192.168.1.20:8000/t/abcdefghij#sit=${'x'.repeat(43)}`,
    41,
    'caadea776e49cb2f69d073f7b4016aa1da88772c58249924864bf83da52cda0c',
  ],
  ['q'.repeat(122), 45, '52fa071436155f357d415d8fc7f3bbf46fb6b61eaf5a2b5cb03d3bf4ea857d8a'],
  ['y'.repeat(213), 57, '846a7d6bcfd964a49e0268223c995754d1abc37d172c9cb49536946fcde73133'],
]

const rows = (text: string): string[] => (qr(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

test('a short text is drawn as others draw it', () => {
  expect(rows('Flambeur')).toEqual(SMALL.trim().split('\n'))
})

test.each(LARGER)('%s', (text, size, hash) => {
  expect(rows(text).length).toBe(size)
  expect(hexOf(sha256(new TextEncoder().encode(rows(text).join('\n'))))).toBe(hash)
})

test('what is too long for version 10 is refused', () => {
  expect(qr('y'.repeat(213))).not.toBeNull()
  expect(qr('y'.repeat(214))).toBeNull()
  expect(qr('é'.repeat(107))).toBeNull()
})
