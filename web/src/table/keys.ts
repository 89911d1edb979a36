// Single keys of the frame. The board has its own: digits, Enter, arrows.
import { settings } from '../lib/settings.svelte'

const EDITABLE =
  'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea, select, [contenteditable]'

const PRESSED = 'button, a, summary, label, input, [role="button"], dialog, [role="dialog"]'

export type Keys = Record<string, () => unknown>

/** Calls what belongs to the key, unless somebody is typing or has turned single keys off. What answers false leaves the key to others. */
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
  if (event.key === ' ' && event.target instanceof Element && event.target.closest(PRESSED)) return // is pressed itself
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!act) return
  if (act() !== false) event.preventDefault()
}

/** Whether a click was on the table itself, and not on something that does a thing of its own. */
export const isBare = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.target instanceof Element && !event.target.closest(`${PRESSED}, [data-own]`)
