// xoshiro256** (Blackman and Vigna) and exactly uniform draws from it: the twin of kit/rng.py.

const MASK = (1n << 64n) - 1n
const LOW = (1n << 32n) - 1n
const RANGE = 1n << 32n

const rotated = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (64n - k))) & MASK

export class Xoshiro {
  private a: bigint
  private b: bigint
  private c: bigint
  private d: bigint

  /** 32 bytes: four big-endian words. All zero would stand still and becomes one. */
  constructor(key: Uint8Array) {
    const view = new DataView(key.buffer, key.byteOffset, 32)
    this.a = view.getBigUint64(0)
    this.b = view.getBigUint64(8)
    this.c = view.getBigUint64(16)
    this.d = view.getBigUint64(24)
    if (key.every((byte) => byte === 0)) this.a = 1n
  }

  next(): bigint {
    const result = (rotated((this.b * 5n) & MASK, 7n) * 9n) & MASK
    const t = (this.b << 17n) & MASK
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= t
    this.d = rotated(this.d, 45n)
    return result
  }

  /** A whole number 0..n-1: Lemire's rejection. */
  below(n: number): number {
    const size = BigInt(n)
    let product = (this.next() >> 32n) * size
    while ((product & LOW) < RANGE % size) product = (this.next() >> 32n) * size
    return Number(product >> 32n)
  }
}
