// How others reach this server: at the address in the browser, unless that address means "this very computer".
import { call } from './http'

export interface Reach {
  base: string // what links begin with
  only_here: boolean
  lan: boolean // an address of the home network
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.')

/** How others reach the server, by what it says of itself and by where the page came from. */
export function reachOf(said: { public_url: string; addresses: string[] }, origin: string, host: string): Reach {
  if (said.public_url) return { base: said.public_url, only_here: false, lan: false }
  if (!isLoopback(host)) return { base: origin, only_here: false, lan: false }
  const [first] = said.addresses
  return first ? { base: first, only_here: false, lan: true } : { base: origin, only_here: true, lan: false }
}

/** What holds until the server has said more. */
export const atFirst = (): Reach => reachOf({ public_url: '', addresses: [] }, location.origin, location.hostname)

export async function reach(): Promise<Reach> {
  const said = await call<{ public_url: string; addresses: string[] }>('GET', '/api/reach').catch(() => ({
    public_url: '',
    addresses: [],
  }))
  return reachOf(said, location.origin, location.hostname)
}
