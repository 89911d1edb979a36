// The parts of a game's page, loaded when a table is opened; without a board of its own a game has the generic one.
import { PAGES } from '../games'
import type { GameParts } from '../games/contract'
import GenericBoard from './GenericBoard.svelte'
import GenericTray from './GenericTray.svelte'

export type Parts = Omit<GameParts, 'Seats'> & Partial<GameParts>

const GENERIC: Parts = { Board: GenericBoard, Tray: GenericTray }

export const partsOf = (game: string): Promise<Parts> => PAGES[game]?.parts() ?? Promise.resolve(GENERIC)
