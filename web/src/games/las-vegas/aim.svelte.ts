// The face that the player looks at, and whether it would go to the slot machine: the place shows what would come. Shared by the tray and the
// board.
class Aim {
  face = $state<number | null>(null)
  slot = $state(false)
  answer = $state<number | null>(null) // the answer to a question that the player looks at, by its id
  throwing = $state(false) // dice were chosen to be rolled again, and are thrown as soon as the table asks for it

  set(face: number, slot = false): void {
    this.face = face
    this.slot = slot
  }

  /** No longer at that. */
  leave(face: number, slot = false): void {
    if (this.face === face && this.slot === slot) this.clear()
  }

  clear(): void {
    this.face = null
    this.slot = false
  }
}

export const aim = new Aim()
