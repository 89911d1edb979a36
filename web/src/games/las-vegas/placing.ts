// What an event brings of a seat's own dice to a casino, or takes from it, as they count there.
import type { Event } from '../../lib/protocol'
import { num, type Placing } from '../vegas/events'
import { counted } from './pieces'

/** A die that leaves a casino: kicked, or taken back by whom it belongs to. */
const leaves = (event: Event, seat: number): boolean =>
  event.die !== 'white' &&
  ((event.kind === 'kicked' && event.owner === seat) || (event.kind === 'taken_back' && event.seat === seat))

export const placing: Placing = (event, seat) => {
  const casino = num(event, 'casino')
  if (event.kind === 'placed' && event.seat === seat)
    return [{ casino, dice: counted(num(event, 'own'), num(event, 'big')) }]
  return leaves(event, seat) ? [{ casino, dice: event.die === 'big' ? -counted(0, 1) : -1 }] : []
}
