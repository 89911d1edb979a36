// Single keys of the frame. The board has its own: digits, Enter, arrows.
import { settings } from '../lib/settings.svelte'

const EDITABLE =
  'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea, select, [contenteditable]'

export type Keys = Record<string, () => void>

/** Calls what belongs to the key, unless somebody is typing or has turned single keys off. */
export function pressed(event: KeyboardEvent, keys: Keys): void {
  if (
    !settings.chosen.shortcuts ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.repeat
  )
    return
  if (event.target instanceof Element && event.target.closest(EDITABLE)) return
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!act) return
  event.preventDefault()
  act()
}
