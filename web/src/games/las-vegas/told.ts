// What the game itself calls its things, in the language of the moment.
import { bound } from '../../lib/i18n'
import { settings } from '../../lib/settings.svelte'
import type { BoardModel } from '../contract'

export function word(model: BoardModel, key: string): string {
  const said = model.game?.words[key]?.[settings.language] ?? ''
  return settings.language === 'fr' ? bound(said) : said
}

export const cardName = (model: BoardModel, card: number): string =>
  model.live.table?.lists[settings.language]?.action?.[card - 1] ?? String(card)
