// The part of the server that is not live. Secrets go in bodies or the Authorization header, never in an address.

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: Record<string, string>,
    readonly status = 0,
    readonly mends: Record<string, unknown>[] = [], // of options that do not go together: sets nearby that do
  ) {
    super(text.en ?? code)
  }
}

const AWAY = {
  en: 'The server does not answer.',
  fr: 'Le serveur ne répond pas.',
}

export async function call<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (secret) headers.authorization = `Bearer ${secret}`
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refused('server_away', AWAY)
  }
  const said = await answer.json().catch(() => null)
  if (!answer.ok) throw new Refused(said?.code ?? 'server_away', said?.text ?? AWAY, answer.status, said?.mends)
  return said as T
}

export type Sitter = { sitter: 'open' | 'device' } | { sitter: 'bot'; level: string }

export interface NewTable {
  game: string
  options: Record<string, unknown>
  seats: Sitter[]
  names?: string[]
  listed?: boolean
  hints?: boolean
  chat?: boolean
  clock?: { seconds: number | null; out: 'bot' | 'wait' }
  dice?: 'auto' | 'manual'
  position?: unknown
  script?: number[][] // with a position: its first throws
}

export interface Keys {
  table: string
  token: string
  sit: string
  watch: string
}

export interface PublicTable {
  table: string
  game: string
  status: 'gathering' | 'playing' | 'over' | 'abandoned'
  created: number
  updated: number
  deadline: number | null
  players: number
  free: number[]
  bots: number[]
  awaited: number[]
  clock: number | null
}

export interface MyTable extends PublicTable {
  seats: number[]
  names: string[]
  host: boolean
  which: number
}

export interface RecordHead {
  id: string
  game: string
  at: number
  players: number
  names: string[]
  over: boolean
}

export interface RecordList {
  records: RecordHead[]
  next: string | null
}

export interface OptionSchema {
  type?: string
  enum?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  help?: Record<string, string>
  label?: Record<string, string>
  values?: Record<string, Record<string, string>> // what people call the values of an enum
  module?: string // the part of the game that this belongs to; the option of that name switches it on
  auto?: Record<string, string> // what it is by the number of players, where nothing else was chosen
}

/** A set of modules that has a name. */
export interface Preset {
  id: string
  title: Record<string, string>
  help: Record<string, string>
  options: Record<string, unknown>
  less: Record<string, string[]> // by the number of players: options that so many may not have
}

/** What stands against options, and whole sets nearby that go together. */
export interface Lock {
  text: Record<string, string>
  mends: Record<string, unknown>[]
}

export interface GameInfo {
  id: string
  version: number
  title: Record<string, string>
  options: { properties: Record<string, OptionSchema> }
  presets?: Preset[]
  view?: Record<string, unknown> // schema of its views, with hints for the plain table
  standing?: Record<string, unknown>
  outlook?: Record<string, unknown>
  settles?: string[] // kinds of events that pay out or settle
  words: Record<string, Record<string, string>>
  measured?: boolean // whether some throws are measured, not drawn
  real_dice: boolean // whether people can roll dice of their own and type in what they rolled
  hidden: Record<string, string[]> // by kind of event: fields that only the event's seat may see; '*': the whole event
}

export const newTable = (wanted: NewTable) => call<Keys>('POST', '/api/tables', wanted)
export const sit = (table: string, body: { key?: string; token?: string; id?: string; seat?: number; name: string }) =>
  call<{ table: string; token: string; seat: number }>('POST', `/api/tables/${table}/seats`, body)
export const head = (table: string, secret?: string) =>
  call<PublicTable & { names: string[]; rematch: string | null }>('GET', `/api/tables/${table}`, undefined, secret)
export const claim = (body: { ticket: string; table: string; id: string; token?: string }) =>
  call<{ table: string; token: string; seats: number[] }>('POST', '/api/passes', body)
export const quit = (table: string, token: string) =>
  call<{ status: PublicTable['status'] }>('POST', `/api/tables/${table}/quit`, { token })
export const mine = (tokens: string[]) => call<{ tables: MyTable[] }>('POST', '/api/mine', { tokens })
export const lobby = (after?: string) =>
  call<{ tables: PublicTable[]; next: string | null }>('GET', `/api/lobby${after ? `?after=${after}` : ''}`)
export const record = (id: string, secret?: string) => call<GameRecord>('GET', `/api/records/${id}`, undefined, secret)
export const publicRecords = (limit: number, after?: string) =>
  call<RecordList>('GET', `/api/records?limit=${limit}${after ? `&after=${after}` : ''}`)
export const ownRecords = (tokens: string[], limit: number, after?: string) =>
  call<RecordList>('POST', `/api/mine/records?limit=${limit}${after ? `&after=${after}` : ''}`, { tokens })
export const bringIn = (body: unknown) => call<{ id: string }>('POST', '/api/records', body)
export const checkOptions = (game: string, options: Record<string, unknown>) =>
  call<{ options: Record<string, unknown>; locked: Record<string, Lock> }>('POST', `/api/games/${game}/options`, {
    options,
  })

let loaded: Promise<{ games: GameInfo[]; levels: string[] }> | null = null

/** All games with their options and words; asked for once. */
export function games(): Promise<{ games: GameInfo[]; levels: string[] }> {
  loaded ??= call<{ games: GameInfo[]; levels: string[] }>('GET', '/api/games').catch((error) => {
    loaded = null
    throw error
  })
  return loaded
}

export interface RecordMove {
  seat: number
  action: number
  body?: Record<string, unknown>
  away?: 'clock' | 'left' | 'vote' // why a bot chose for a person
  signed?: { turn: number; after: number; more?: number; signature: string }
}

export interface RecordChance {
  chance: number
  draws: [number, number][]
  typed?: boolean
  noise?: [number, number][] // of a throw that was measured
  trail?: unknown
}

export interface GameRecord {
  format: string
  game: string
  rules: number
  options: Record<string, unknown>
  seats: { name: string; bot: string | null }[]
  table: string
  commitment: string
  seeds: (string | null)[]
  position: unknown
  script?: number[][] // throws that were written down before the start
  dice: 'auto' | 'manual'
  entries: (RecordMove | RecordChance)[]
  over: boolean
  scores: number[]
  winners: number[]
  secret: string | null
  keys?: (string | null)[] // with which each seat signs
  left_out?: number[] // seats that pledged a seed and did not open it
  called_off?: number // starts before this one
  consents?: { seat: number; signature?: string | null }[]
  successions?: { seat: number; after: number; key?: string | null; signature?: string | null }[]
}
