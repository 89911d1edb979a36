// Rows that change places glide to the new ones. They are measured only when their order changes: to measure is to lay the page out, and a
// table has many lists whose order stays as it is.
import { settings } from '../lib/settings.svelte'
import { moves } from './fly'

const MS = 250 // at speed 1
export type Heights = Map<string, number>

const rowsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-who]')]

/** How high each row stands; nothing where nothing moves. */
export function heights(list: HTMLElement | null | undefined): Heights {
  if (!list || !moves()) return new Map()
  return new Map(rowsIn(list).map((row) => [row.dataset.who ?? '', row.offsetTop]))
}

/** From where the rows stood to where they stand. */
export function glide(list: HTMLElement | null | undefined, before: Heights): void {
  if (!list || !before.size) return
  const shifts = rowsIn(list).map((row) => (before.get(row.dataset.who ?? '') ?? row.offsetTop) - row.offsetTop)
  rowsIn(list).forEach((row, k) => {
    if (!shifts[k]) return
    const from = { transform: `translateY(${shifts[k]}px)` }
    row.animate([from, { transform: 'none' }], { duration: MS / settings.chosen.speed, easing: 'ease-out' })
  })
}
