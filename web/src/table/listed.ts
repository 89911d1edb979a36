import type { Language } from '../lib/words'

/** Anna, Ben and Carla. */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction', style: 'long' }).format(names)
