// The shell's own words. Each part of the page has a file with both languages; a key that is missing in one is a type error.
import { settings } from './settings.svelte'

type Said = string | ((...args: never[]) => string)

/** The words in the language of the moment: `w.start`, `w.waiting('Anna')`. */
export function words<T extends Record<string, Said>>(both: {
  en: T
  fr: { [K in keyof T]: T[K] extends string ? string : T[K] }
}): T {
  return new Proxy({} as T, {
    get: (_, key: string) => {
      const said = (both[settings.language] as Record<string, string | ((...args: unknown[]) => string)>)[key]
      if (settings.language !== 'fr' || said === undefined) return said
      return typeof said === 'string' ? bound(said) : (...args: unknown[]) => bound(said(...args))
    },
  })
}

/** French puts spaces before some signs, at which a line must not break. */
const bound = (text: string): string => text.replace(/ (?=[:;?!»])/g, '\u00a0').replaceAll('« ', '«\u00a0')

export const money = (dollars: number): string =>
  new Intl.NumberFormat(settings.language === 'fr' ? 'fr-FR' : 'en-US', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(dollars)

export const time = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'short', timeStyle: 'short' }).format(at)

export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
