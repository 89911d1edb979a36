// The guided game of this browser: at which table, what was explained, and whether its player has left the guide.
import type { GuideBook } from '../games/contract'
import { load, save } from '../lib/storage'

interface Kept {
  table: string
  read: string[]
  left: boolean
}

class Guided implements GuideBook {
  private kept = $state.raw<Kept>({ table: '', read: [], left: false, ...load<Partial<Kept>>('guide', {}) })

  get table(): string {
    return this.kept.table
  }

  /** Whether the guide stands beside this table. */
  isAt(table: string): boolean {
    return table !== '' && this.kept.table === table && !this.kept.left
  }

  begin(table: string): void {
    this.keep({ table, read: [], left: false })
  }

  comeBack(): void {
    this.keep({ ...this.kept, left: false })
  }

  leave(): void {
    this.keep({ ...this.kept, left: true })
  }

  has(lesson: string): boolean {
    return this.kept.read.includes(lesson)
  }

  add(...lessons: string[]): void {
    const fresh = lessons.filter((lesson) => !this.has(lesson))
    if (fresh.length) this.keep({ ...this.kept, read: [...this.kept.read, ...fresh] })
  }

  private keep(kept: Kept): void {
    this.kept = kept
    save('guide', kept)
  }
}

export const guided = new Guided()
