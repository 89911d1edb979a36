import { expect, test } from 'vitest'
import { progressOf } from './progress'

test.each([0, 0.25, 1])('%s is a share', (share) => {
  expect(progressOf(share)).toBe(share)
})

test.each([undefined, null, true, '0.5', -0.1, 1.01, Number.NaN])('%s is none', (told) => {
  expect(progressOf(told)).toBeNull()
})
