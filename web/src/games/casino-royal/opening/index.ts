import type { Picture } from '../../contract'
import Bet from './Bet.svelte'
import Buy from './Buy.svelte'
import Win from './Win.svelte'
import { w } from './words'

export { blank } from './blank'

export const pictures: Picture[] = [
  { Drawing: Buy, text: () => w.buy },
  { Drawing: Bet, text: () => w.bet },
  { Drawing: Win, text: () => w.win },
]
