// What is signed at a table, as texts that the server and every checker write in the same way. docs/fairness.md describes them.
import { canonical, type Json } from './canonical'
import { bytesOf } from './sha256'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }
const METHOD = { name: 'ECDSA', hash: 'SHA-256' }

/** Browsers sign only for pages that came over https, or from the machine itself. */
export const canSign = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined

/** JSON in which a number that is not whole stands as the eight bytes that it is: languages write such numbers differently. */
export function exact(data: Json): Json {
  if (typeof data === 'number') {
    if (Number.isInteger(data) && Math.abs(data) < 2 ** 53) return data === 0 ? 0 : data
    const bytes = new DataView(new ArrayBuffer(8))
    bytes.setFloat64(0, data)
    return { double: bytes.getBigUint64(0).toString(16).padStart(16, '0') }
  }
  if (Array.isArray(data)) return data.map(exact)
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, exact(value)]))
}

export interface Signable {
  table: string
  start: string // h; empty where a position was laid
  head: string
  seat: number
  turn: number
  actions: number[]
  body?: Record<string, unknown> | null
}

export const moveText = ({ body, ...said }: Signable): string =>
  canonical({ what: 'move', ...said, ...(body ? { body: exact(body as Json) } : {}) })

export const consentText = (
  table: string,
  commitment: string,
  seat: number,
  left_out: number[],
  seeds: (string | null)[],
): string => canonical({ what: 'consent', table, commitment, seat, left_out, seeds })

export const successionText = (table: string, start: string, seat: number, key: string | null): string =>
  canonical({ what: 'succession', table, start, seat, key })

export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))

/** A key that somebody gave; null: it is none. */
export async function keyOf(hex: string): Promise<CryptoKey | null> {
  return crypto.subtle.importKey('raw', new Uint8Array(bytesOf(hex)), CURVE, true, ['verify']).catch(() => null)
}

export async function holds(key: CryptoKey | null, text: string, signature: string): Promise<boolean> {
  if (!key) return false
  return crypto.subtle.verify(METHOD, key, new Uint8Array(bytesOf(signature)), bytesOfText(text)).catch(() => false)
}

export async function sign(key: CryptoKey, text: string): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.sign(METHOD, key, bytesOfText(text)))
  return Array.from(found, (x) => x.toString(16).padStart(2, '0')).join('')
}
