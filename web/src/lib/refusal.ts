import type { Refused } from './http'
import { told } from './i18n'

/** What the server said against a request, as a sentence in the language of the moment. */
export const sentenceOf = (error: Refused): string => said(error.text)

/** What the server says in each language, as a sentence in the language of the moment. */
export function said(text: Record<string, string>): string {
  const own = told(text)
  return own && own.charAt(0).toUpperCase() + own.slice(1) + (/[.!?…]$/.test(own) ? '' : '.')
}
