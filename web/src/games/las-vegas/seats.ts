// What players have besides dice and notes.
import type { Scene } from './scene'

/** Whether players have something that takes a line of its own: used kickers, chips, cards. */
export const hasMore = ({ players, hasChips }: Scene): boolean =>
  hasChips || players.some(({ each, cards, bonus }) => each > 0 || cards !== undefined || bonus !== undefined)
