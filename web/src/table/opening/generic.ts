// For games that have no board of their own: what holds of all games.
import type { GameOpening } from '../../games/contract'
import Check from './Check.svelte'
import Choose from './Choose.svelte'
import Look from './Look.svelte'
import { w } from './words'

export const GENERIC: GameOpening = {
  blank: () => ({}),
  pictures: [
    { Drawing: Look, text: () => w.look },
    { Drawing: Choose, text: () => w.choose },
    { Drawing: Check, text: () => w.check },
  ],
}
