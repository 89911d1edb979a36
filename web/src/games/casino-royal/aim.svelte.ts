// What the player points at before it is done: a casino, a square, a bet, two totals; and the square that is looked at. Shared by ring,
// matrix, cloth and tray.
class Aim {
  look = $state<number | null>(null) // in the lens
  square = $state<number | null>(null) // picked
  action = $state<number | null>(null) // picked on the cloth or in the tray
  totals = $state.raw<number[]>([])
  plaques = $state.raw<number[]>([]) // of a stake, in the order in which they were laid
  private question = ''

  /** What was picked belongs to one question only. */
  keep(question: string): void {
    if (question === this.question) return
    this.question = question
    this.clear()
  }

  clear(): void {
    this.look = null
    this.square = null
    this.action = null
    this.totals = []
    this.plaques = []
  }

  pick(square: number): void {
    this.square = square
    this.look = null
  }

  see(square: number): void {
    this.look = this.look === square ? null : square
  }

  /** Two at most: a third one takes the place of the first. */
  toggle(total: number): void {
    this.totals = this.totals.includes(total)
      ? this.totals.filter((one) => one !== total)
      : [...this.totals, total].slice(-2)
  }
}

export const aim = new Aim()
