// SHA-256 and HMAC of our own: browsers offer theirs only to pages that came over https, and a table at home comes over http.

const K = new Uint32Array(64)
const START = new Uint32Array(8)

/** The first 32 bits of the fractional parts of roots of the first primes, as the standard defines its constants. */
function constants(): void {
  let found = 0
  for (let n = 2; found < 64; n += 1) {
    let prime = true
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) START[found] = ((n ** 0.5 % 1) * 2 ** 32) | 0
    K[found] = ((n ** (1 / 3) % 1) * 2 ** 32) | 0
    found += 1
  }
}
constants()

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

function padded(data: Uint8Array): Uint8Array {
  const length = ((data.length + 8) >> 6) * 64 + 64
  const out = new Uint8Array(length)
  out.set(data)
  out[data.length] = 0x80
  const view = new DataView(out.buffer)
  view.setUint32(length - 8, Math.floor(data.length / 2 ** 29))
  view.setUint32(length - 4, data.length << 3)
  return out
}

export function sha256(data: Uint8Array): Uint8Array {
  const blocks = new DataView(padded(data).buffer)
  const hash = START.slice()
  const w = new Uint32Array(64)
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = blocks.getUint32(at + 4 * i)
    for (let i = 16; i < 64; i += 1) {
      const x = w[i - 15] as number
      const y = w[i - 2] as number
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
      w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1
    }
    compress(hash, w)
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => {
    out.setUint32(4 * i, word)
  })
  return new Uint8Array(out.buffer)
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] as number) + word
  })
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = joined(
    block.map((x) => x ^ 0x36),
    data,
  )
  return sha256(
    joined(
      block.map((x) => x ^ 0x5c),
      sha256(inner),
    ),
  )
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

export const hexOf = (data: Uint8Array): string => Array.from(data, (x) => x.toString(16).padStart(2, '0')).join('')
export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
export const randomBytes = (n: number): Uint8Array => crypto.getRandomValues(new Uint8Array(n))
