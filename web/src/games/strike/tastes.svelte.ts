// What somebody has chosen for the arena in this browser.
import { load, save } from '../../lib/storage'

interface Tastes {
  slow: boolean // slow motion at the hit
  flat: boolean | null // the top view, also where there is another; null: where only the processor draws
}

export const tastes = $state<Tastes>({ slow: true, flat: null, ...load<Partial<Tastes>>('strike', {}) })

export function prefer<K extends keyof Tastes>(key: K, value: Tastes[K]): void {
  tastes[key] = value
  save('strike', { ...tastes })
}
