import { expect, it } from 'vitest'
import { comingOf, facesOf } from './roll'

it('groups a roll by face', () => {
  const roll = { own: [1, 3, 3], white: [3, 6] }
  expect(facesOf(roll)).toEqual([1, 3, 6])
  expect(comingOf(roll, 3, 0)).toEqual({ seat: 0, own: 2, white: 1 })
})
