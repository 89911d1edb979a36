// From a wish to a table.

import { startAtOnce } from '../lib/autostart'
import { type NewTable, newTable, type Sitter } from '../lib/http'
import { route } from '../lib/route.svelte'
import { settings } from '../lib/settings.svelte'
import { hold, load, save } from '../lib/storage'
import { shelf } from '../shell/shelf.svelte'

/** Bots are easier to tell apart by a name than by a number. */
export const BOT_NAMES = ['Ada', 'Benno', 'Carla', 'Denny', 'Elsa', 'Fritz', 'Gina', 'Hugo']

export interface Opponents {
  level: string
  count: number
}

export const opponents = (): Opponents => load<Opponents>('opponents', { level: 'medium', count: 3 })
export const setOpponents = (chosen: Opponents): void => save('opponents', chosen)

/** Makes the table, keeps its seat, and goes there. A table at which nobody is missing starts at once. */
export async function open(wanted: NewTable, replace = false): Promise<string> {
  const keys = await newTable(wanted)
  hold({ ...keys, game: wanted.game, players: wanted.seats.length, at: Date.now() })
  shelf.take(wanted.game)
  if (wanted.seats.every((seat) => seat.sitter !== 'open')) startAtOnce(keys.table)
  route.go(`/t/${keys.table}`, replace)
  return keys.table
}

/** As many bots as were played against last, if the game has so many seats. */
export function opponentsAt(game: string): Opponents {
  const { level, count } = opponents()
  const [fewest, most] = shelf.playersOf(game) ?? [2, count + 1]
  return { level, count: Math.min(Math.max(count, fewest - 1), most - 1) }
}

/** One click: this device against bots. */
export async function playNow(game: string): Promise<string> {
  await shelf.look()
  const { level, count } = opponentsAt(game)
  const bots: Sitter[] = Array.from({ length: count }, () => ({ sitter: 'bot', level }))
  const names = [settings.chosen.name, ...BOT_NAMES.slice(1, count + 1)]
  return open({ game, options: {}, seats: [{ sitter: 'device' }, ...bots], names })
}
