// The face that the player looks at: its casino shows what would come. Shared by tray, board and what stands beside them.
class Aim {
  face = $state<number | null>(null)

  leave(face: number): void {
    if (this.face === face) this.face = null
  }
}

export const aim = new Aim()
