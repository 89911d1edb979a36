// The cards of the hand that are picked, by their places. Shared by the tray, which picks, and the board, which shows what would come.
class Picks {
  at = $state.raw<number[]>([])
  open = $state(false) // whether there is a hand to pick from now
  private hand = ''

  /** What was picked belongs to this hand only. */
  keep(hand: string): void {
    this.open = hand !== ''
    if (hand === this.hand) return
    this.hand = hand
    this.at = []
  }

  has(place: number): boolean {
    return this.at.includes(place)
  }

  toggle(place: number): void {
    this.at = this.has(place) ? this.at.filter((one) => one !== place) : [...this.at, place].sort()
  }

  clear(): void {
    this.at = []
  }

  /** Places at which these cards are. */
  set(hand: readonly number[], cards: readonly number[]): void {
    const wanted = [...cards]
    this.at = hand.flatMap((card, place) => {
      const found = wanted.indexOf(card)
      if (found >= 0) wanted.splice(found, 1)
      return found >= 0 ? [place] : []
    })
  }

  of(hand: readonly number[]): number[] {
    return this.at.flatMap((place) => hand[place] ?? [])
  }
}

export const picks = new Picks()
