// Single keys belong to the table only while nobody writes, and no dialogue or button wants them.

const WRITES = 'input:not([type=radio]), textarea, select, [contenteditable=true], dialog, [role=dialog]'
const PRESSES = 'button, a, summary, [role=button]'

/** Whether a key that was pressed is meant for the table. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector('dialog[open]')) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(WRITES)) return false
  return !((event.key === 'Enter' || event.key === ' ') && target?.closest(PRESSES))
}
