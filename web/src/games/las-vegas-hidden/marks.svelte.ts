// What a player has noted of who plays which colour: kept in this browser, never sent, and never filled in by the page.
import { load, save } from '../../lib/storage'

export const SIGNS = ['', '?', '×', '✓'] as const
export type Marks = Record<string, number> // "round:colour:column" -> which sign

export const cellOf = (round: number, colour: number, column: number): string => `${round}:${colour}:${column}`

/** The next sign in a cell. */
export function turned(marks: Marks, cell: string): Marks {
  const next = ((marks[cell] ?? 0) + 1) % SIGNS.length
  const { [cell]: _, ...rest } = marks
  return next ? { ...rest, [cell]: next } : rest
}

/** The marks of the table that is open: the notebook beside the board and the sheet show the same. */
class Notes {
  table = ''
  marks = $state<Marks>({})

  open(table: string): void {
    if (this.table === table) return
    this.table = table
    this.marks = load<Marks>(`marks:${table}`, {})
  }

  turn(cell: string): void {
    this.marks = turned(this.marks, cell)
    save(`marks:${this.table}`, this.marks)
  }
}

export const notes = new Notes()
