import type { Picture } from '../../contract'
import Choose from './Choose.svelte'
import Lay from './Lay.svelte'
import Win from './Win.svelte'
import { w } from './words'

export { blank } from './blank'

export const pictures: Picture[] = [
  { Drawing: Choose, text: () => w.choose, when: { sequential: false } },
  { Drawing: Lay, text: () => w.lay, when: { sequential: false } },
  { Drawing: Lay, text: () => w.inTurn, when: { sequential: true } },
  { Drawing: Win, text: () => w.win },
]
