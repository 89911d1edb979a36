// How long something still takes, in two units at most: "1 h 12 min", "3 d 4 h", "45 s".
import type { Language } from './words'

const UNITS: [number, string, string][] = [
  [86_400, 'd', 'j'],
  [3_600, 'h', 'h'],
  [60, 'min', 'min'],
  [1, 's', 's'],
]

const NAMED: [number, 'day' | 'hour' | 'minute' | 'second'][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
]

/** A round number of seconds in full words: "2 days", "1 minute", "90 seconds". */
export function inWords(seconds: number, language: Language): string {
  const [size, unit] = NAMED.find(([size]) => seconds >= size && seconds % size === 0) ?? [1, 'second']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}

export function duration(milliseconds: number, language: Language): string {
  let rest = Math.max(0, Math.ceil(milliseconds / 1000))
  const said: string[] = []
  for (const [seconds, en, fr] of UNITS) {
    const n = Math.floor(rest / seconds)
    rest -= n * seconds
    if (n || (seconds === 1 && !said.length)) said.push(`${n}\u00a0${language === 'fr' ? fr : en}`)
    else if (said.length) break // 2 d 0 h 5 min is "2 d"
    if (said.length === 2) break
  }
  return said.join(' ')
}
