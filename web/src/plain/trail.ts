// What was told last: of one's own turn so far, or of what the others did since.
import type { BoardModel } from '../games/contract'
import type { Event } from '../lib/protocol'

const MOST = 6

function events(model: BoardModel): Event[] {
  return model.live.updates.slice(-MOST).flatMap((update) => update.events)
}

/** One's own deeds since somebody else did something; a single one needs no trail. */
export function trailOf(model: BoardModel, seat: number | null): Event[] {
  const told = events(model)
  const others = told.findLastIndex((event) => event.seat !== seat)
  const own = told.slice(others + 1)
  return own.length > 1 ? own : []
}

/** The last things that happened. */
export const since = (model: BoardModel): Event[] => events(model).slice(-3)
