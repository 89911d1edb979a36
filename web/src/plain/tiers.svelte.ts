// The height of the tray: the largest of three that the table has needed so far, so that the board keeps its size.

const WIDE = [162, 232] // pixels of content up to which the lower heights do
const NARROW = [156, 232]
const NARROW_UP_TO = 760

const needed = $state<Record<string, number>>({})

export const tierOf = (table: string): number => needed[table] ?? 0

export function grown(table: string, height: number): void {
  const [low = 0, middle = 0] = innerWidth > NARROW_UP_TO ? WIDE : NARROW
  const tier = height <= low ? 0 : height <= middle ? 1 : 2
  if (tier > (needed[table] ?? 0)) needed[table] = tier
}
