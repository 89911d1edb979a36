// What a player has noted of who plays which colour: kept in this browser, never sent, and never filled in by the page.
import { load, save } from '../../lib/storage'

export const SIGNS = ['', '?', '×', '✓'] as const
export type Marks = Record<string, number> // "round:colour:column" -> which sign

const keyOf = (table: string) => `marks:${table}`

export const marksOf = (table: string): Marks => load<Marks>(keyOf(table), {})

/** The next sign in a cell. */
export function turned(marks: Marks, cell: string): Marks {
  const next = ((marks[cell] ?? 0) + 1) % SIGNS.length
  const { [cell]: _, ...rest } = marks
  return next ? { ...rest, [cell]: next } : rest
}

export const keep = (table: string, marks: Marks): void => save(keyOf(table), marks)

export const cellOf = (round: number, colour: number, column: number): string => `${round}:${colour}:${column}`

/** Colours that a player is sure of in the column of a seat, this round. */
export const sureOf = (marks: Marks, round: number, column: number, colours: number): number[] =>
  Array.from({ length: colours }, (_, k) => k).filter((k) => marks[cellOf(round, k, column)] === SIGNS.indexOf('✓'))
