// The parts of a game's page, loaded when a table is opened; without a board of its own a game has the generic one.
import { PAGES } from '../games'
import type { GameParts } from '../games/contract'
import GenericBoard from './GenericBoard.svelte'
import GenericTray from './GenericTray.svelte'

export type Parts = Omit<GameParts, 'Seats'> & Partial<GameParts>

const GENERIC: Parts = { Board: GenericBoard, Tray: GenericTray }

/** The parts for a table with these options: a board that does not draw what an option adds, or has no room for so many, is no board for
 *  that table. */
export function partsOf(game: string, options: Record<string, unknown> = {}): Promise<Parts> {
  const page = PAGES[game]
  const draws = page && !page.undrawn?.some((option) => options[option])
  return draws && Number(options.players ?? 0) <= (page.seats ?? Infinity) ? page.parts() : Promise.resolve(GENERIC)
}
