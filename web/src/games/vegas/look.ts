// What the parts of a board read from the table in the same way.
import type { Owner } from '../../dice/symbols'
import { settings } from '../../lib/settings.svelte'
import type { BoardModel } from '../contract'
import { type Named, w } from './words'

/** "You" only where one person plays at this device. */
export const isYou = (model: BoardModel, who: Owner): boolean =>
  model.live.you.length === 1 && who === model.live.you[0]

export function nameOf(model: BoardModel, who: Owner): string {
  return who === 'white' ? w.whiteName : isYou(model, who) ? w.you : model.nameOf(who)
}

/** A name as part of a sentence. */
export const inSentence = (model: BoardModel, who: Owner): string => (who === 'white' ? w.white : model.nameOf(who))

export function casinoName(model: BoardModel, number: number): string {
  return model.live.table?.lists[settings.language]?.casino?.[number - 1] ?? String(number)
}

/** A casino as sentences take it: French says "le Mirage" and "au Mirage", as the game's lists have it. */
export function casinoNamed(model: BoardModel, number: number): Named {
  const [name, lists] = [casinoName(model, number), model.live.table?.lists[settings.language]]
  return { name, at: lists?.at_casino?.[number - 1] ?? name, the: lists?.the_casino?.[number - 1] ?? name }
}
