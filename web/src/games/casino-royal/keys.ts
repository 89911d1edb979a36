// Single keys belong to the table only while nobody writes, and no dialogue or button wants them.
import { w } from './words'

const WRITES = 'input:not([type=radio]), textarea, select, [contenteditable=true], dialog, [role=dialog]'
const PRESSES = 'button, a, summary, [role=button]'

export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector('dialog[open]')) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(WRITES)) return false
  return !((event.key === 'Enter' || event.key === ' ') && target?.closest(PRESSES))
}

/** The keys of this board, for the list of keys. */
export const keys = (): [keys: string, what: string][] => [
  ['1 – 9', w.keyChoose],
  ['0', w.keyNo],
  ['↵', w.keyConfirm],
  ['Esc', w.keyClear],
  ['← →', w.keyRing],
]
