// QR codes of our own: bytes, error correction M, versions 1 to 10, which is enough for a link of 213 bytes (ISO/IEC 18004).

export type Squares = boolean[][] // rows; true: dark

/** Of each version: check bytes per block, then the data bytes of each of its blocks. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
]
const LEVEL = 0 // M, as the format bits call it
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0)

/** The squares of a text; null if it is too long. */
export function qr(text: string): Squares | null {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex(([, data], i) => 4 + countBits(i + 1) + 8 * bytes.length <= 8 * sum(data)) + 1
  return version ? best(version, interleaved(version, packed(version, bytes))) : null
}

const countBits = (version: number): number => (version < 10 ? 8 : 16)

/** Mode, length, bytes and filling. */
function packed(version: number, bytes: Uint8Array): number[] {
  const [, blocks] = BLOCKS[version - 1] as [number, number[]]
  const bits: number[] = []
  const put = (value: number, width: number): void => {
    for (let i = width - 1; i >= 0; i -= 1) bits.push((value >> i) & 1)
  }
  put(4, 4)
  put(bytes.length, countBits(version))
  for (const byte of bytes) put(byte, 8)
  const room = 8 * sum(blocks)
  put(0, Math.min(4, room - bits.length))
  put(0, -bits.length & 7)
  for (let i = 0; bits.length < room; i += 1) put(i % 2 ? 0x11 : 0xec, 8)
  return Array.from({ length: room / 8 }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2))
}

// Reed-Solomon over GF(256) with the polynomial 0x11d

const EXP: number[] = [1]
for (let i = 1; i < 255; i += 1) {
  const doubled = (EXP[i - 1] as number) << 1
  EXP.push(doubled > 255 ? doubled ^ 0x11d : doubled)
}
const LOG = new Map(EXP.map((value, i) => [value, i]))
const times = (a: number, b: number): number =>
  a && b ? (EXP[((LOG.get(a) as number) + (LOG.get(b) as number)) % 255] as number) : 0

function checkBytes(data: number[], n: number): number[] {
  let generator = [1]
  for (let i = 0; i < n; i += 1) {
    const root = EXP[i] as number
    generator = [...generator, 0].map((value, k) => value ^ times(generator[k - 1] ?? 0, root))
  }
  const rest = [...data, ...new Array<number>(n).fill(0)]
  for (let i = 0; i < data.length; i += 1) {
    const lead = rest[i] as number
    generator.forEach((value, k) => {
      rest[i + k] = (rest[i + k] as number) ^ times(value, lead)
    })
  }
  return rest.slice(data.length)
}

/** The blocks' bytes in turn, then their check bytes in turn. */
function interleaved(version: number, data: number[]): number[] {
  const [n, sizes] = BLOCKS[version - 1] as [number, number[]]
  const blocks = sizes.map((size, i) => data.slice(sum(sizes.slice(0, i)), sum(sizes.slice(0, i)) + size))
  const checks = blocks.map((block) => checkBytes(block, n))
  return [...inTurn(blocks), ...inTurn(checks)]
}

const inTurn = (lists: number[][]): number[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat()

// the picture

type Square = boolean | null // null: for data

const MASKS: ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** With the mask that leaves the fewest patterns that a reader could stumble over. */
function best(version: number, bytes: number[]): Squares {
  const drawn = MASKS.map((_, mask) => draw(version, bytes, mask))
  const costs = drawn.map(penalty)
  return drawn[costs.indexOf(Math.min(...costs))] as Squares
}

function draw(version: number, bytes: number[], mask: number): Squares {
  const squares = frame(version)
  writeFormat(squares, mask)
  if (version >= 7) writeVersion(squares, version)
  const bits = bytes.flatMap((byte) => Array.from({ length: 8 }, (_, i) => ((byte >> (7 - i)) & 1) === 1))
  let k = 0
  for (const [r, c] of snake(squares.length)) {
    const row = squares[r] as Square[]
    if (row[c] === null) row[c] = (bits[k++] ?? false) !== (MASKS[mask] as (r: number, c: number) => boolean)(r, c)
  }
  return squares as Squares
}

/** All that does not depend on the text: finders, timing, alignment, the dark square, and room for format and version. */
function frame(version: number): Square[][] {
  const size = 17 + 4 * version
  const squares: Square[][] = Array.from({ length: size }, () => new Array<Square>(size).fill(null))
  const set = (r: number, c: number, dark: boolean): void => {
    const row = squares[r]
    if (row && c >= 0 && c < size) row[c] = dark
  }
  const rings = (r: number, c: number, radius: number, light: number[]): void => {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1) set(r + y, c + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  const at = alignments(version)
  const last = at.length - 1
  at.forEach((r, i) => {
    at.forEach((c, j) => {
      if (!(i === 0 && j === 0) && !(i === 0 && j === last) && !(i === last && j === 0)) rings(r, c, 2, [1])
    })
  })
  for (const [r, c] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(r, c, 4, [2, 4])
  writeFormat(squares, 0)
  if (version >= 7) writeVersion(squares, version)
  return squares
}

function alignments(version: number): number[] {
  if (version === 1) return []
  const last = 10 + 4 * version
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last]
}

/** The remainder of a number's polynomial division, behind the number. */
function coded(value: number, width: number, polynomial: number): number {
  let rest = value
  for (let i = 0; i < width; i += 1) rest = (rest << 1) ^ ((rest >> (width - 1)) & 1 ? polynomial : 0)
  return (value << width) | (rest & ((1 << width) - 1))
}

function writeFormat(squares: Square[][], mask: number): void {
  const size = squares.length
  const bits = coded((LEVEL << 3) | mask, 10, 0x537) ^ 0x5412
  for (let i = 0; i < 15; i += 1) {
    const dark = ((bits >> i) & 1) === 1
    const down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i
    ;(squares[down] as Square[])[8] = dark
    ;(squares[8] as Square[])[across] = dark
  }
  ;(squares[size - 8] as Square[])[8] = true
}

function writeVersion(squares: Square[][], version: number): void {
  const bits = coded(version, 12, 0x1f25)
  for (let i = 0; i < 18; i += 1) {
    const dark = ((bits >> i) & 1) === 1
    const near = Math.floor(i / 3)
    const far = squares.length - 11 + (i % 3)
    ;(squares[near] as Square[])[far] = dark
    ;(squares[far] as Square[])[near] = dark
  }
}

/** The order in which data fills the squares: two columns at a time, from the right, up and down. */
function* snake(size: number): Generator<[number, number]> {
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5 // the timing column
    for (let i = 0; i < size; i += 1) {
      const r = up ? size - 1 - i : i
      yield [r, right]
      yield [r, right - 1]
    }
    up = !up
  }
}

function penalty(squares: Squares): number {
  const size = squares.length
  const columns = squares.map((_, c) => squares.map((row) => row[c] as boolean))
  let cost = 0
  for (const line of [...squares, ...columns]) cost += runs(line) + likeFinders(line)
  for (let r = 1; r < size; r += 1)
    for (let c = 1; c < size; c += 1) {
      const [above, here] = [squares[r - 1] as boolean[], squares[r] as boolean[]]
      if (here[c] === here[c - 1] && here[c] === above[c] && here[c] === above[c - 1]) cost += 3
    }
  const dark = squares.flat().filter(Boolean).length
  return cost + 10 * Math.floor(Math.abs((dark * 100) / size ** 2 - 50) / 5)
}

function runs(line: boolean[]): number {
  let cost = 0
  let length = 0
  line.forEach((dark, i) => {
    length = dark === line[i - 1] ? length + 1 : 1
    if (length === 5) cost += 3
    else if (length > 5) cost += 1
  })
  return cost
}

function likeFinders(line: boolean[]): number {
  const text = `${line.map((dark) => (dark ? '1' : '0')).join('')}`
  let cost = 0
  for (const pattern of ['10111010000', '00001011101'])
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) cost += 40
  return cost
}
