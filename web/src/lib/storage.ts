// What this browser keeps: the seats that it holds, its name, its settings. Where storing is forbidden, all is kept for as long as the page is open.

import { hexOf, randomBytes, sha256 } from './sha256'

export interface Held {
  table: string
  token: string
  sit?: string
  watch?: string
  game: string
  players?: number // how many play there, where this browser was told
  at: number
}

const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // forbidden or full: kept in memory
  }
}

export function load<T>(key: string, otherwise: T): T {
  const text = read(`flambeur.${key}`)
  if (text === null) return otherwise
  try {
    return JSON.parse(text) as T
  } catch {
    return otherwise
  }
}

export const save = (key: string, value: unknown): void => write(`flambeur.${key}`, JSON.stringify(value))

/** What this browser calls itself at a table: always the same there, so that a request whose answer was lost can be sent again. */
export function deviceAt(table: string): string {
  const device = load<string>('device', '') || hexOf(randomBytes(32))
  save('device', device)
  const digest = sha256(new TextEncoder().encode(`${device} ${table}`))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/** The secret half of a key that came with a link, until the browser has it where nobody can read it. */
export const inherit = (table: string, secret: string): void => save(`inherited.${table}`, secret)
export const toInherit = (table: string): string => load<string>(`inherited.${table}`, '')
export const hasInherited = (table: string): void => save(`inherited.${table}`, '')

const MOST_HELD = 200

export const held = (): Held[] => load<Held[]>('held', [])
export const heldAt = (table: string): Held | undefined => held().find((one) => one.table === table)

/** The newest first; a second entry for a table replaces the first. */
export function hold(one: Held): void {
  save('held', [one, ...held().filter((other) => other.table !== one.table)].slice(0, MOST_HELD))
}

export function letGo(table: string): void {
  save(
    'held',
    held().filter((other) => other.table !== table),
  )
}
