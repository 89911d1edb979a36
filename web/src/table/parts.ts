// The parts of a game's page, loaded when a table is opened. A game without a board of its own, or whoever asks for it with ?plain, gets
// the plain table, which is drawn from what the game says of itself.
import { PAGES } from '../games'
import type { GameParts } from '../games/contract'
import { games } from '../lib/http'

export type Parts = GameParts

const wantsPlain = (): boolean => new URLSearchParams(location.search).has('plain')

/** The parts for a table with these options: a board that does not draw what an option adds, or has no room for so many, is no board for
 *  that table. */
export function partsOf(game: string, options: Record<string, unknown> = {}): Promise<Parts> {
  const page = PAGES[game]
  const drawn = page && !wantsPlain() && !page.undrawn?.some((option) => options[option])
  return drawn && Number(options.players ?? 0) <= (page.seats ?? Infinity) && page.parts ? page.parts() : plain(game)
}

async function plain(id: string): Promise<Parts> {
  const [{ partsFor }, known] = await Promise.all([import('../plain/parts'), games().catch(() => null)])
  return partsFor(known?.games.find((game) => game.id === id) ?? null)
}
