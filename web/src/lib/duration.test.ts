import { expect, test } from 'vitest'
import { duration, inWords } from './duration'

test.each([
  [0, '0 s', '0 s'],
  [1, '1 s', '1 s'],
  [45_000, '45 s', '45 s'],
  [60_000, '1 min', '1 min'],
  [4_320_000, '1 h 12 min', '1 h 12 min'],
  [86_400_000 * 3 + 3_600_000 * 4 + 5_000, '3 d 4 h', '3 j 4 h'],
  [86_400_000 * 2 + 60_000, '2 d', '2 j'],
  [-5_000, '0 s', '0 s'],
])('%i ms', (milliseconds, en, fr) => {
  expect(duration(milliseconds, 'en').replaceAll('\u00a0', ' ')).toBe(en)
  expect(duration(milliseconds, 'fr').replaceAll('\u00a0', ' ')).toBe(fr)
})

test.each([
  [172_800, '2 days', '2 jours'],
  [3_600, '1 hour', '1 heure'],
  [60, '1 minute', '1 minute'],
  [90, '90 seconds', '90 secondes'],
])('%i s in words', (seconds, en, fr) => {
  expect(inWords(seconds, 'en')).toBe(en)
  expect(inWords(seconds, 'fr').replace(/[\u00a0\u202f]/g, ' ')).toBe(fr)
})
