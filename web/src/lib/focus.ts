// After going to another screen the focus stands at its head, as after loading a page; screens that load late are waited for.
const PATIENCE = 6000

const head = (): HTMLElement | null => document.querySelector<HTMLElement>('h1[tabindex], main[tabindex]')

export function focusHead(): void {
  if (put()) return
  const watch = new MutationObserver(() => {
    if (put()) watch.disconnect()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), PATIENCE)
}

/** Moves the focus, unless somebody was faster and has gone elsewhere. */
function put(): boolean {
  if (document.activeElement && document.activeElement !== document.body) return true
  const found = head()
  found?.focus({ preventScroll: true })
  return found !== null
}
