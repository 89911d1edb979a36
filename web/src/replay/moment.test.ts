import { expect, test } from 'vitest'
import { keysFor, momentLink } from './moment'

const SEAT = { table: 'abc', token: 'secret', game: 'las-vegas', at: 0 }

test('a link to a moment carries the key for watching, and never the seat', () => {
  expect(keysFor({ ...SEAT, sit: 's', watch: 'w' }, {})).toEqual({ watch: 'w' })
  expect(keysFor(undefined, { watch: 'w', at: '3', token: 't' })).toEqual({ watch: 'w' })
  expect(keysFor(SEAT, { watch: 'w' })).toEqual({ watch: 'w' })
  expect(keysFor(SEAT, {})).toEqual({})
})

test('a guest, who has no other key, gives the one of the invitation', () => {
  expect(keysFor({ ...SEAT, sit: 's' }, {})).toEqual({ sit: 's' })
})

test('a moment has an address, with and without a key', () => {
  expect(momentLink('https://a.example', 'abc', 12, { watch: 'w' })).toBe('https://a.example/r/abc#watch=w&at=12')
  expect(momentLink('https://a.example', 'abc', 0, {})).toBe('https://a.example/r/abc#at=0')
})
