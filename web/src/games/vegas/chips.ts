// The five colours of chips: never a colour alone. Paths are drawn on a square of 24.
import { settings } from '../../lib/settings.svelte'
import type { BoardModel } from '../contract'

export const SYMBOLS: readonly string[] = [
  'M12 21 3.300 12.200A5.300 5.300 0 0 1 12 6.200a5.300 5.300 0 0 1 8.700 6Z', // pink: heart
  'M3 8.500 7.500 12 12 5l4.500 7L21 8.500 19.500 19h-15Z', // gold: crown
  'M12 3a4 4 0 0 1 3.500 6 4.200 4.200 0 1 1-2.300 6.500L14.500 21h-5l1.300-5.500A4.200 4.200 0 1 1 8.500 9 4 4 0 0 1 12 3Z', // green: club
  'M12 2.500c2 4 8.500 6.500 8.500 11.200a4.200 4.200 0 0 1-7.300 2.800L14.500 21h-5l1.300-4.500a4.200 4.200 0 0 1-7.300-2.800C3.500 9 10 6.500 12 2.500Z', // blue: spade
  'M5.500 4h13v3.500C14.500 11 13 15 12.800 20.500H8.500C8.800 15.500 10.500 11.500 13.500 8h-8Z', // silver: seven
]

export function chipName(model: BoardModel, colour: number): string {
  return model.live.table?.lists[settings.language]?.chip?.[colour - 1] ?? String(colour)
}

/** How many of each colour, from the most. */
export function grouped(chips: readonly number[]): { colour: number; n: number }[] {
  const counts = new Map<number, number>()
  for (const colour of chips) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].map(([colour, n]) => ({ colour, n })).sort((a, b) => b.n - a.n || a.colour - b.colour)
}
