import { expect, test } from 'vitest'
import { feedAddress, feedKey } from './feed'

test('the server computes the same key: tests/server/http/test_feed.py', () => {
  expect(feedKey('0123456789abcdefghijABCDEFGHIJ0123456789-_x')).toBe('uPphXtQm3B6_SFwjKP7f04lpZOqcSbu8V6koWxckpr0')
})

test('the key is part of the path, never of a query', () => {
  const address = new URL(feedAddress('https://play.test', 'aaaaaaaaaa', 'token', 'fr'))
  expect(address.pathname).toBe(`/api/feeds/aaaaaaaaaa/${feedKey('token')}`)
  expect([...address.searchParams]).toEqual([['lang', 'fr']])
})
