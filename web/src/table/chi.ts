// Whether dice look like dice: Pearson's chi-square of counts that should be equal, and how often chance alone gives as much or more.

export interface ChiSquare {
  n: number
  statistic: number
  p: number
}

/** ln Γ(x) for x > 0, by Lanczos. */
function logGamma(x: number): number {
  const c = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
    -0.000005395239384953,
  ]
  const t = x + 5.5 - (x + 0.5) * Math.log(x + 5.5)
  const sum = c.reduce((all, coefficient, k) => all + coefficient / (x + 1 + k), 1.00000000019)
  return -t + Math.log((Math.sqrt(2 * Math.PI) * sum) / x)
}

/** The upper regularised incomplete gamma function Q(a, x). */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a))
  return x < a + 1 ? 1 - scale * series(a, x) : scale * fraction(a, x)
}

function series(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let k = 1; k < 500 && term > sum * 1e-15; k += 1) {
    term *= x / (a + k)
    sum += term
  }
  return sum
}

/** Lentz's continued fraction. */
function fraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let h = d
  for (let k = 1; k < 500; k += 1) {
    const an = -k * (k - a)
    b += 2
    d = 1 / (an * d + b || tiny)
    c = b + an / c || tiny
    h *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return h
}

export function chiSquare(counts: readonly number[]): ChiSquare {
  const n = counts.reduce((sum, count) => sum + count, 0)
  const expected = n / counts.length
  const statistic = n ? counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) : 0
  return { n, statistic, p: upperGamma((counts.length - 1) / 2, statistic / 2) }
}
