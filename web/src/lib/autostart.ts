// A table that was made complete starts as soon as its page is connected. The wish survives a reload of the tab, and is granted once.

const key = (table: string): string => `flambeur.start.${table}`
const wished = new Set<string>()

export function startAtOnce(table: string): void {
  wished.add(table)
  try {
    sessionStorage.setItem(key(table), '1')
  } catch {
    // forbidden: the wish is remembered as long as the page is open
  }
}

export function wantsStart(table: string): boolean {
  try {
    return wished.has(table) || sessionStorage.getItem(key(table)) !== null
  } catch {
    return wished.has(table)
  }
}

export function started(table: string): void {
  wished.delete(table)
  try {
    sessionStorage.removeItem(key(table))
  } catch {
    // nothing was kept
  }
}
