// The table of a first game that explains itself: from a laid position, with two easy bots.
import type { NewTable } from '../../../lib/http'

export const taught = (position: { game: string }, name: string, script?: number[][]): NewTable => ({
  game: position.game,
  options: {},
  seats: [{ sitter: 'device' }, { sitter: 'bot', level: 'easy' }, { sitter: 'bot', level: 'easy' }],
  names: [name, 'Benno', 'Carla'],
  hints: true,
  chat: false,
  position,
  ...(script && { script }),
})
