// A record as the server replays it: after each entry what happened and what can be seen. A long film comes in pages.
import { call, Refused } from './http'
import type { Mark } from './messages'
import type { Event, Now, SeatInfo, TableInfo, Update } from './protocol'
import { STILL, stillSeat, stillTable } from './still'

export interface Frame {
  seat: number | null
  body: Record<string, unknown> | null // what the move carried besides
  chance: number | null
  trail: unknown // by which a throw that was measured can be shown
  events: Event[]
  view: Record<string, unknown>
  standing: Record<string, unknown> | null
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
  marks: Mark[]
  seat: number | null
  total: number // frames of the whole film
  first: number // the number of the first frame that came
  frames: (Frame | undefined)[] // undefined: has not come yet
}

/** A film of which the page that begins with a frame has come. */
export async function film(id: string, seat: number | null, secret?: string, from = 0): Promise<Film> {
  const asked = [...(seat === null ? [] : [`seat=${seat}`]), ...(from ? [`from=${from}`] : [])].join('&')
  const page = await call<Film>('GET', `/api/records/${id}/frames${asked ? `?${asked}` : ''}`, undefined, secret)
  return joined({ ...page, frames: Array.from({ length: page.total }) }, page)
}

const AGAIN = 2000 // milliseconds until a busy server is asked again

/** What was asked for, as long as it is wanted: of a server that is busy, or away for a moment, it is asked for again. */
export async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  while (wanted()) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refused) || ![0, 429, 503].includes(error.status)) throw error
      await new Promise((done) => setTimeout(done, AGAIN))
    }
  }
  return null
}

/** The film with the frames of one more page. */
export function joined(of: Film, page: { first: number; frames: Film['frames'] }): Film {
  const frames = [...of.frames]
  page.frames.forEach((frame, k) => {
    if (frame) frames[page.first + k] = frame
  })
  return { ...of, frames }
}

/** The film with the frames that another film has besides. */
export const merged = (of: Film, other: Film): Film => joined(of, { first: 0, frames: other.frames })

/** The first frame from a number on that has not come yet; null: all have. */
export function missing(of: Film, from = 0): number | null {
  const found = of.frames.indexOf(undefined, from)
  return found < 0 ? null : found
}

export const seatsOf = (of: Film): SeatInfo[] => of.seats.map(({ name, bot }) => stillSeat(name, bot))

export function tableOf(id: string, of: Film): TableInfo {
  const { game, rules, options, dice, commitment, lists, marks } = of
  return { ...stillTable(id, game), rules, options, dice, commitment, lists, marks }
}

/** How the table stood at a frame, for somebody who only looks. */
export function nowAt(of: Film, k: number): Now {
  const frame = of.frames[k]
  const last = k === of.frames.length - 1
  return {
    ...STILL,
    status: last && of.over ? 'over' : 'playing',
    awaited: frame?.awaited ?? [],
    thrower: frame?.thrower ?? null,
    views: frame ? { watch: frame.view } : {},
    standing: frame?.standing ?? null,
    result: last ? resultOf(of) : null,
  }
}

const resultOf = ({ over, scores, winners }: Film): Now['result'] => ({
  why: over ? 'over' : 'abandoned',
  scores,
  winners,
  secret: '',
  left_out: [],
  resumed: false,
  finale: null,
})

export function updateAt(of: Film, k: number): Update {
  const frame = of.frames[k]
  const body = { ...(frame?.body ? { body: frame.body } : {}), ...(frame?.trail ? { trail: frame.trail } : {}) }
  return { at: k, kind: frame?.seat === null ? 'chance' : 'move', body, events: frame?.events ?? [] }
}

/** Where rounds begin: the frame in which their first event is. */
export function roundsOf(of: Film): { round: number; at: number }[] {
  return of.frames.flatMap((frame, at) =>
    (frame?.events ?? [])
      .filter((event) => event.kind === 'round')
      .map((event) => ({ round: Number(event.round), at })),
  )
}
