import { describe, expect, it } from 'vitest'
import { bytesOf, hexOf, hmac, sha256 } from './sha256'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of the standard’s samples', (text, hash) => {
    expect(hexOf(sha256(utf8(text)))).toBe(hash)
  })

  it('of every length up to three blocks is what another implementation says', async () => {
    for (let n = 0; n <= 200; n += 1) {
      const data = Uint8Array.from({ length: n }, (_, k) => (k * 37 + n) & 255)
      expect(hexOf(sha256(data))).toBe(hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', data))))
    }
  })
})

describe('HMAC-SHA-256', () => {
  it('of RFC 4231', () => {
    expect(hexOf(hmac(bytesOf('0b'.repeat(20)), utf8('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    )
    expect(hexOf(hmac(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
    expect(hexOf(hmac(bytesOf('aa'.repeat(131)), utf8('Test Using Larger Than Block-Size Key - Hash Key First')))).toBe(
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    )
  })

  it('with keys of any length is what another implementation says', async () => {
    for (const n of [1, 31, 32, 63, 64, 65, 130]) {
      const key = Uint8Array.from({ length: n }, (_, k) => (k * 11 + n) & 255)
      const theirs = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      const data = utf8('flambeur')
      expect(hexOf(hmac(key, data))).toBe(hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', theirs, data))))
    }
  })
})
