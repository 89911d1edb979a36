/** Seats from first to last, with their rank; seats with the same score share a rank. The server names the winners. */
export interface Ranked {
  seat: number
  rank: number
  score: number
}

export function ranking(scores: readonly number[], winners: readonly number[]): Ranked[] {
  const wins = (seat: number) => (winners.includes(seat) ? 1 : 0)
  const order = scores
    .map((score, seat) => ({ seat, score }))
    .sort((a, b) => wins(b.seat) - wins(a.seat) || b.score - a.score || a.seat - b.seat)
  const same = (a: { seat: number; score: number }, b: { seat: number; score: number }) =>
    wins(a.seat) === wins(b.seat) && a.score === b.score
  return order.map((one) => ({ ...one, rank: order.findIndex((other) => same(one, other)) + 1 }))
}
