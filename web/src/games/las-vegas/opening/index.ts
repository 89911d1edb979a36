import type { Picture } from '../../contract'
import Choose from './Choose.svelte'
import Roll from './Roll.svelte'
import Win from './Win.svelte'
import { w } from './words'

export { blank } from './blank'

export const pictures: Picture[] = [
  { Drawing: Roll, text: () => w.roll },
  { Drawing: Choose, text: () => w.choose },
  { Drawing: Win, text: () => w.win },
]
