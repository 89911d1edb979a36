// How many rounds a game has, as the hint of its views says; 0: it does not.
import type { GameInfo } from '../lib/http'

interface Fields {
  properties?: Record<string, { show?: string | { of?: number } }>
}

export function roundsOf(game: GameInfo | null): number {
  const show = (game?.view as Fields | undefined)?.properties?.round?.show
  return typeof show === 'object' ? (show.of ?? 0) : 0
}
