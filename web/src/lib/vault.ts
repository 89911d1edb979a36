// The keys with which this browser signs. A key is made for one table; the browser can use it, but nobody can read it, not even this page.
import { hexOf } from './sha256'
import { canSign } from './signing'

export interface Own {
  hex: string // the public half
  key: CryptoKey
}

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }
const STORE = 'keys'
const memory = new Map<string, Own>()
let opened: Promise<IDBDatabase | null> | null = null

/** Where storing is forbidden, keys are kept for as long as the page is open. */
function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((done) => {
    try {
      const asked = indexedDB.open('flambeur', 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
      asked.onsuccess = () => done(asked.result)
      asked.onerror = () => done(null)
    } catch {
      done(null)
    }
  })
  return opened
}

/** What stands under a name; otherwise what is offered, if anything is: two tabs that come at the same moment get the same key. */
async function kept(name: string, offered?: Own): Promise<Own | undefined> {
  const all = await database()
  if (!all) {
    if (offered && !memory.has(name)) memory.set(name, offered)
    return memory.get(name)
  }
  return new Promise((done) => {
    const store = all.transaction(STORE, offered ? 'readwrite' : 'readonly').objectStore(STORE)
    const asked = store.get(name)
    asked.onerror = () => done(offered)
    asked.onsuccess = () => {
      if (!asked.result && offered) store.put(offered, name)
      done((asked.result as Own | undefined) ?? offered)
    }
  })
}

async function made(extractable: boolean): Promise<Own & { pair: CryptoKeyPair }> {
  const pair = await crypto.subtle.generateKey(CURVE, extractable, ['sign', 'verify'])
  const hex = hexOf(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)))
  return { hex, key: pair.privateKey, pair }
}

/** The key of this browser at a table, made when it is first asked for; null: this browser does not sign here. */
export async function ownKey(table: string): Promise<Own | null> {
  if (!canSign()) return null
  try {
    const before = await kept(`own ${table}`)
    if (before) return before
    const { hex, key } = await made(false)
    return (await kept(`own ${table}`, { hex, key })) ?? null
  } catch {
    return null
  }
}

/** A key for another device: its public half, and the private one as the link carries it. */
export async function keyToHand(): Promise<{ hex: string; secret: string }> {
  const { hex, pair } = await made(true)
  const { d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { hex, secret: d ?? '' }
}

const base64url = (hex: string): string =>
  btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The key that came with a link. The public half is what the table says: if it belongs to another one, nothing that is signed fits. */
export async function inherited(hex: string, secret: string): Promise<Own | null> {
  if (!canSign()) return null
  const jwk = { kty: 'EC', crv: 'P-256', x: base64url(hex.slice(2, 66)), y: base64url(hex.slice(66)), d: secret }
  const key = await crypto.subtle.importKey('jwk', jwk, CURVE, false, ['sign']).catch(() => null)
  return key ? ((await kept(`own ${hex}`, { hex, key })) ?? null) : null
}

/** A key that this browser inherited. */
export const foundKey = async (hex: string): Promise<Own | null> =>
  canSign() ? ((await kept(`own ${hex}`).catch(() => undefined)) ?? null) : null
