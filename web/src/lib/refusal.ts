import type { Refused } from './http'
import { settings } from './settings.svelte'

/** What the server said against it, as a sentence in the language of the moment. */
export function sentenceOf(error: Refused): string {
  const said = error.text[settings.language] ?? error.text.en ?? ''
  return said && said.charAt(0).toUpperCase() + said.slice(1) + (/[.!?…]$/.test(said) ? '' : '.')
}
