import { expect, it } from 'vitest'
import { comingOf, facesOf } from './roll'

it('groups a roll by face', () => {
  const roll = { own: [1, 3, 3], white: [3, 6] }
  expect(facesOf(roll)).toEqual([1, 3, 6])
  expect(comingOf(roll, 3, 0)).toEqual({
    seat: 0,
    own: 2,
    white: 1,
    pieces: { own: 2, big: 0, white: 1, kicker: 0 },
  })
  const more = { own: [3], big: [3], kickers: [3, 4] }
  expect(facesOf(more)).toEqual([3, 4])
  expect(comingOf(more, 3, 0)).toMatchObject({ own: 3, pieces: { big: 1, kicker: 1 } }) // a big die counts as two
})
