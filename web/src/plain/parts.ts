// A table for any game, from what the game says of itself; loaded when such a table is opened.
import type { GameParts } from '../games/contract'
import type { GameInfo } from '../lib/http'
import Board from './Board.svelte'
import { settles } from './pace'
import Seats from './Seats.svelte'
import Tray from './Tray.svelte'
import { w } from './words'

export const partsFor = (game: GameInfo | null): GameParts => ({
  Board,
  Seats,
  Tray,
  keys: () => [
    ['1–9', w.keyChoose],
    ['←↑↓→', w.keyMove],
    ['Enter', w.keyConfirm],
  ],
  isPayout: (event) => settles(game, event),
})
