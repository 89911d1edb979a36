import type { Picture } from '../../contract'
import Match from './Match.svelte'
import Out from './Out.svelte'
import Throw from './Throw.svelte'
import { w } from './words'

export { blank } from './blank'

export const pictures: Picture[] = [
  { Drawing: Throw, text: () => w.throw },
  { Drawing: Match, text: () => w.match },
  { Drawing: Out, text: () => w.out },
]
