// The address of a seat's feed. Its key is made from the seat's token and leads back to nothing: the server computes the same key.
// A feed reader knows no more than an address, so the key is part of the path; servers write that path into no log.
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
  `${base}/api/feeds/${table}/${feedKey(token)}?lang=${language}`
