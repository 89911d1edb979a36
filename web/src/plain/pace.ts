// How long the plain table stays with an event: long enough to read its sentence. What settles a round is not hurried.
import type { BoardModel, Pace } from '../games/contract'
import type { GameInfo } from '../lib/http'
import type { Event } from '../lib/protocol'

const SHORT = 500
const MOST = 1700
const PER_LETTER = 14 // milliseconds

export const settles = (game: GameInfo | null, event: Event): boolean => !!game?.settles?.includes(event.kind)

export const pace =
  (model: BoardModel): Pace =>
  (event) => {
    const said = model.say(event)
    return said ? Math.min(MOST, SHORT + said.length * PER_LETTER) : 0
  }
