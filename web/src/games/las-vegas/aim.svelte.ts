// The face that the player looks at: its casino shows what would come. Shared by the tray and the board.
class Aim {
  face = $state<number | null>(null)
}

export const aim = new Aim()
