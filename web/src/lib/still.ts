// A table at which nothing can be done: where replays begin, and outlines of tables that are still being prepared.
import type { Now, SeatInfo, TableInfo } from './protocol'

export const STILL: Now = {
  status: 'playing',
  starting: false,
  awaited: [],
  thrower: null,
  throw: null,
  turns: {},
  legal: {},
  views: {},
  standing: null,
  take_back: [],
  correct: false,
  deadline: null,
  hints: false,
  votes: [],
  result: null,
  rematch: null,
  missing: null,
  head: null,
  read_only: null,
}

export const stillTable = (id: string, game: string): TableInfo => ({
  id,
  game,
  rules: 0,
  options: {},
  listed: false,
  hints: false,
  chat: false,
  clock: { seconds: null, out: 'wait' },
  dice: 'auto',
  commitment: '',
  rematch_of: null,
  lists: {},
  marks: [],
  hides: false,
})

/** A seat with a bot of this level, or, without one, with a person. */
export const stillSeat = (name: string, level: string | null): SeatInfo => ({
  sitter: level ? 'bot' : 'human',
  plan: level ? 'bot' : 'open',
  name,
  level,
  holder: null,
  left: false,
  away: null,
  hints: 0,
  pledged: false,
  key: null,
})
