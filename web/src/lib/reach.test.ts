import { expect, test } from 'vitest'
import { isLoopback, reachOf } from './reach'

const HOME = { public_url: '', addresses: ['http://192.168.1.20:8000'] }
const NOWHERE = { public_url: '', addresses: [] }

test('this very computer has many names', () => {
  expect(['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(isLoopback)).toBe(true)
  expect(['192.168.1.20', 'flambeur.example.org', 'localhost.example.org', '[fe80::1]'].some(isLoopback)).toBe(false)
})

test('links begin with what others can open', () => {
  expect(reachOf(NOWHERE, 'http://127.0.0.1:8000', '127.0.0.1')).toEqual({
    base: 'http://127.0.0.1:8000',
    only_here: true,
    lan: false,
  })
  expect(reachOf(HOME, 'http://127.0.0.1:8000', '127.0.0.1')).toEqual({
    base: 'http://192.168.1.20:8000',
    only_here: false,
    lan: true,
  })
  expect(reachOf(HOME, 'http://box.lan:8000', 'box.lan')).toEqual({
    base: 'http://box.lan:8000',
    only_here: false,
    lan: false,
  })
  const named = { public_url: 'https://flambeur.example.org', addresses: [] }
  expect(reachOf(named, 'http://127.0.0.1:8000', '127.0.0.1').base).toBe('https://flambeur.example.org')
})
