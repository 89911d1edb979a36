// The address of a seat's feed. Its key is made from the seat's token and leads back to nothing: the server computes the same.
import { hexOf, hmac, sha256 } from './sha256'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

export function feedKey(token: string): string {
  const mixed = hmac(utf8(hexOf(sha256(utf8(token)))), utf8('flambeur feed'))
  return btoa(String.fromCharCode(...mixed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export const feedAddress = (base: string, table: string, token: string, language: string): string =>
  `${base}/api/tables/${table}/feed?key=${feedKey(token)}&lang=${language}`
