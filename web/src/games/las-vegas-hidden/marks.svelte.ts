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

const SURE = SIGNS.indexOf('✓')
export const NOBODY = -1 // a column: of colours that nobody holds

/** Of all that one was sure of in a round, how much was right; `holders` are the seats of the colours, or nobody. */
export function judged(marks: Marks, round: number, holders: readonly number[]): { sure: number; right: number } {
  const cells = Object.entries(marks)
    .filter(([, sign]) => sign === SURE)
    .map(([cell]) => cell.split(':').map(Number))
    .filter(([which]) => which === round)
  return { sure: cells.length, right: cells.filter(([, colour = 0, column]) => holders[colour] === column).length }
}

/** The marks of the seat that looks at the table: the notebook beside the board and the sheet show the same. */
class Notes {
  whose = ''
  marks = $state<Marks>({})

  open(whose: string): void {
    if (this.whose === whose) return
    this.whose = whose
    this.marks = load<Marks>(`marks:${whose}`, {})
  }

  turn(cell: string): void {
    this.marks = turned(this.marks, cell)
    save(`marks:${this.whose}`, this.marks)
  }
}

export const notes = new Notes()
