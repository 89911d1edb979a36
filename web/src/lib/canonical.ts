// JSON as the server hashes it: keys sorted, no spaces. Numbers that are not whole languages write differently: `exact` (signing.ts) is for these.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Compares by code points, as Python sorts: JavaScript compares halves of characters. */
function compare(a: string, b: string): number {
  const x = [...a]
  const y = [...b]
  for (let i = 0; i < Math.min(x.length, y.length); i += 1) {
    const difference = (x[i]?.codePointAt(0) ?? 0) - (y[i]?.codePointAt(0) ?? 0)
    if (difference) return difference
  }
  return x.length - y.length
}

export function canonical(data: Json): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`
  if (data === null || typeof data !== 'object') return JSON.stringify(data)
  const keys = Object.keys(data).sort(compare)
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(data[key] as Json)}`).join(',')}}`
}
