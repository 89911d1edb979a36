// A first game that explains itself: a live table from a laid position, and somebody who says what is going on.
import type { NewTable } from '../../../lib/http'
import { taught } from '../../vegas/guide/table'
import position from './position.json'

export { default as Coach } from './Coach.svelte'

export const table = (name: string): NewTable => taught(position, name)
