// A record as the server replays it: after each entry what happened and what can be seen.
import { call } from '../lib/http'
import type { Now, SeatInfo, TableInfo, Update } from '../lib/protocol'
import type { Event } from '../table/stage.svelte'

export interface Frame {
  seat: number | null
  chance: number | null
  events: Event[]
  view: Record<string, unknown>
  awaited: number[]
  thrower: number | null
}

export interface Film {
  game: string
  rules: number
  options: Record<string, unknown>
  table: string
  dice: 'auto' | 'manual'
  commitment: string
  seats: { name: string; bot: string | null }[]
  over: boolean
  scores: number[]
  winners: number[]
  lists: Record<string, Record<string, string[]>>
  seat: number | null
  frames: Frame[]
}

export const film = (id: string, seat: number | null, secret?: string): Promise<Film> =>
  call<Film>('GET', `/api/records/${id}/frames${seat === null ? '' : `?seat=${seat}`}`, undefined, secret)

export function seatsOf(of: Film): SeatInfo[] {
  return of.seats.map(({ name, bot }) => ({
    sitter: bot ? 'bot' : 'human',
    plan: bot ? 'bot' : 'open',
    name,
    level: bot,
    holder: null,
    left: false,
    away: null,
    hints: 0,
    pledged: false,
  }))
}

export function tableOf(id: string, of: Film): TableInfo {
  return {
    id,
    game: of.game,
    rules: of.rules,
    options: of.options,
    listed: false,
    hints: false,
    chat: false,
    clock: { seconds: null, out: 'wait' },
    dice: of.dice,
    commitment: of.commitment,
    rematch_of: null,
    lists: of.lists,
  }
}

/** How the table stood at a frame, for somebody who only looks. */
export function nowAt(of: Film, k: number): Now {
  const frame = of.frames[k]
  const last = k === of.frames.length - 1
  return {
    status: last && of.over ? 'over' : 'playing',
    starting: false,
    awaited: frame?.awaited ?? [],
    thrower: frame?.thrower ?? null,
    throw: null,
    turns: {},
    legal: {},
    views: frame ? { watch: frame.view } : {},
    take_back: [],
    correct: false,
    deadline: null,
    hints: false,
    votes: [],
    result: last
      ? {
          why: of.over ? 'over' : 'abandoned',
          scores: of.scores,
          winners: of.winners,
          secret: '',
          left_out: [],
          resumed: false,
        }
      : null,
    rematch: null,
    read_only: '',
  }
}

export function updateAt(of: Film, k: number): Update {
  const frame = of.frames[k]
  return { at: k, kind: frame?.seat === null ? 'chance' : 'move', body: {}, events: frame?.events ?? [] }
}

/** Where rounds begin: the frame in which their first event is. */
export function roundsOf(of: Film): { round: number; at: number }[] {
  return of.frames.flatMap((frame, at) =>
    frame.events.filter((event) => event.kind === 'round').map((event) => ({ round: Number(event.round), at })),
  )
}
