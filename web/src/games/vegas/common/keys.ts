// The keys of these boards, for the list of keys.
import { w } from './words'

export const KEYS = (): [keys: string, what: string][] => [
  ['1 – 6', w.keyFace],
  ['↵ ␣', w.keyRoll],
]
