import { expect, test } from 'vitest'
import { feedKey } from './feed'

test('the server computes the same key: tests/server/test_feed.py', () => {
  expect(feedKey('0123456789abcdefghijABCDEFGHIJ0123456789-_x')).toBe('uPphXtQm3B6_SFwjKP7f04lpZOqcSbu8V6koWxckpr0')
})
