// The keys of this board, for the list of keys.
import { w } from './words'

export const keys = (): [keys: string, what: string][] => [
  ['1 – 5', w.keyCards],
  ['↵', w.keyLay],
  ['Esc', w.keyClear],
]
