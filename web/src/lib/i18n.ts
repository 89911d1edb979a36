// The shell's own words. Each part of the page has a file with both languages; a key that is missing in one is a type error.
import { settings } from './settings.svelte'
import { bound } from './words'

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

export { bound }

/** What the server says in each language, in the language of the moment. */
export function told(text: Readonly<Record<string, string>> | undefined): string {
  const own = text?.[settings.language] ?? text?.en ?? ''
  return settings.language === 'fr' ? bound(own) : own
}

/** Between a label and what it labels. */
export const colon = (): string => (settings.language === 'fr' ? '\u00a0: ' : ': ')

const inDollars = (locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
const DOLLARS = { en: inDollars('en-US'), fr: inDollars('fr-FR') } // made once: a board says hundreds of sums, and to make one is slow

export const money = (dollars: number): string => DOLLARS[settings.language].format(dollars)

/** A sum in thousands, where there is little room: "$40k". */
export const inShort = (dollars: number): string =>
  settings.language === 'fr' ? `${dollars / 1000}\u00a0k$` : `$${dollars / 1000}k`

/** The same where there is hardly any: "40k". */
export const thousands = (dollars: number): string => `${dollars / 1000}k`

export const time = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'short', timeStyle: 'short' }).format(at)

export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
