import { expect, test } from 'vitest'
import { filled } from './worker'

test('a mark gives way to what is said, as it is', () => {
  expect(filled('const FILES = __FILES__\n', '__FILES__', '["/","/$&"]')).toBe('const FILES = ["/","/$&"]\n')
})

test('a build without the mark, or with two of them, does not go on', () => {
  expect(() => filled('const FILES = []', '__FILES__', '[]')).toThrow('__FILES__')
  expect(() => filled('__FILES__ __FILES__', '__FILES__', '[]')).toThrow('__FILES__')
})
