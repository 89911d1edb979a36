// A first game that explains itself: a live table from a laid position, with its first throws written down, and somebody who says what is going on.
import type { NewTable } from '../../../lib/http'
import { taught } from '../../vegas/guide/table'
import position from './position.json'

export { default as Coach } from './Coach.svelte'

/** The dice as they show, throw by throw, for so long as all games go alike: the bots are done at once, and there is everything to explain. */
export const THROWS = [
  [3], // Benno, to the third casino: out of dice
  [6], // Carla, to the sixth
  [1, 1, 4, 2, 5], // the player: money to be had, and a four where it would bring none
  [6, 5, 3, 2],
]

export const table = (name: string): NewTable =>
  taught(
    position,
    name,
    THROWS.map((faces) => faces.map((face) => face - 1)),
  )
