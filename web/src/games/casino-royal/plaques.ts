// A sum as plaques, as few as can be: how money is drawn, not who has which.
export const WORTHS = [1_000_000, 500_000, 250_000, 100_000, 50_000]

export function plaques(sum: number): number[] {
  const found: number[] = []
  let left = sum
  for (const worth of WORTHS) for (; left >= worth; left -= worth) found.push(worth)
  return found
}
