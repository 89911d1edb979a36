// What an event brings of a seat's dice to the casinos.
import { nums, type Placing } from '../vegas/events'
import { facesOf, ofFace, sum } from './cards'

export const placing: Placing = (event, seat) => {
  if (event.seat !== seat || (event.kind !== 'shown' && event.kind !== 'laid')) return []
  const cards = nums(event, 'cards')
  return facesOf(cards).map((casino) => {
    const here = ofFace(cards, casino)
    return { casino, dice: sum(here), cards: here.length }
  })
}
