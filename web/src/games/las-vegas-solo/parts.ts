import { KEYS } from '../vegas/common/keys'
import { w } from './words'

export { isPayout } from '../vegas/common/pace'
export { default as Board } from './Board.svelte'
export { default as Seats } from './Duel.svelte'
export { default as Tray } from './Tray.svelte'

export const keys = (): [keys: string, what: string][] => [...KEYS(), ['G', w.keyGroups]]
