// A first game that explains itself: a live table from a laid position, and somebody who says what is going on.
import type { NewTable } from '../../../lib/http'
import position from './position.json'

export { default as Coach } from './Coach.svelte'

export const table = (name: string): NewTable => ({
  game: position.game,
  options: {},
  seats: [{ sitter: 'device' }, { sitter: 'bot', level: 'easy' }, { sitter: 'bot', level: 'easy' }],
  names: [name, 'Benno', 'Carla'],
  hints: true,
  chat: false,
  position,
})
