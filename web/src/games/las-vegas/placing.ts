// What an event brings of a seat's own dice to a casino.
import { num, type Placing } from '../vegas/events'

export const placing: Placing = (event) =>
  event.kind === 'placed' ? [{ casino: num(event, 'casino'), dice: num(event, 'own') }] : []
