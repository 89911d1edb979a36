// A table as this browser knows it, kept up to date by a WebSocket. `Live` reconnects by itself and loses nothing: the server is told how
// many updates were seen, and requests that were not answered are sent again with the same id, which the server does once.
import { Refused } from './http'
import { progressOf } from './progress'
import type { Now, SeatInfo, TableInfo, Update } from './protocol'
import { settings } from './settings.svelte'
import { bytesOf, hexOf, randomBytes, sha256 } from './sha256'
import { Signer } from './signer'

export const PROTOCOL = 1
const BEAT = 15_000 // milliseconds between two pings
const WAITS = [300, 700, 1500, 3000, 5000] // milliseconds before the next attempt

export interface Who {
  table: string
  token?: string
  key?: string
}

interface Waiting {
  text: string
  done: (data: unknown) => void
  failed: (error: Refused) => void
}

export interface Batch {
  updates: Update[]
  now: Now
  first: boolean // the updates of a welcome: they are history, not news
}

export interface Estimate {
  action: { id: number; kind: string; [field: string]: unknown }
  win_share: number
  win_share_error: number | null
  money: number
  money_error: number | null
  rollouts: number
}

/** Codes after which trying again is of no use. */
const FINAL = new Set(['no_table', 'not_yours', 'wrong_key', 'wrong_version', 'blocked', 'malformed'])

export class Live {
  connection = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting')
  refused = $state<Refused | null>(null)
  table = $state.raw<TableInfo | null>(null)
  seats = $state.raw<SeatInfo[]>([])
  you = $state.raw<number[]>([])
  host = $state(false)
  now = $state.raw<Now | null>(null)
  updates = $state.raw<Update[]>([])
  present = $state.raw<number[]>([])
  watchers = $state(0)
  gone = $state.raw<Record<number, number>>({}) // seats that are not there: from when on a bot may be wanted for them
  thinking = $state.raw<number[]>([])
  warming = $state.raw<number[]>([]) // bots that choose at a glance, until their search is compiled
  preparing = $state(false) // the game is being compiled
  progress = $state<number | null>(null) // of the compiling, from 0 to 1; null: unknown
  chats = $state.raw<{ id: number; at: number; seat: number; text: string }[]>([])
  hint = $state.raw<{ seat: number; estimates: Estimate[] } | null>(null)
  skew = 0 // the server's clock less ours, in milliseconds

  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private attempt = 0
  private timer = 0
  private heard = Date.now()
  private beat = 0
  private closed = false
  private n = 0
  private seen = 0 // updates that there are: more than we have, if some were undone before we came
  private at: number | undefined // when the last of them was; unknown if that is one of the undone
  private readonly mark = hexOf(randomBytes(4))
  private seeds = new Map<number, string>()
  private pledging = new Set<number>()
  private opening = new Set<number>()
  private readonly signer: Signer
  private line: Promise<void> | null = null // requests that wait until something is signed, in their order
  private listeners = new Set<(batch: Batch) => void>()

  /** A quiet `Live` has no connection: its maker feeds it, as a replay does. */
  constructor(
    readonly who: Who,
    readonly quiet = false,
  ) {
    this.signer = new Signer(who.table, this, (type, fields) => this.post(type, fields))
    if (quiet) {
      this.connection = 'ended'
      return
    }
    this.connect()
    addEventListener('online', this.hurry)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** The listener is called with every batch of updates, in order; the answer stops the calls. */
  onBatch(listener: (batch: Batch) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private hurry = (): void => {
    if (this.connection === 'lost' && !document.hidden) {
      clearTimeout(this.timer)
      this.connect()
    }
  }

  /** A connection that is as good as dead: browsers take minutes to say so. */
  private drop = (): void => {
    const dead = this.socket
    this.socket = null
    dead?.close()
    this.lost()
  }

  private connect(): void {
    if (this.closed) return
    this.socket?.close()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`)
    this.socket = socket
    socket.onopen = () => {
      const { table, token, key } = this.who
      const { seen, at } = this
      socket.send(
        JSON.stringify({
          type: 'hello',
          protocol: PROTOCOL,
          table,
          seen,
          at,
          ...(token ? { token } : key ? { key } : {}),
        }),
      )
    }
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      this.heard = Date.now()
      this.take(JSON.parse(event.data))
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lost()
    }
  }

  private lost(): void {
    clearInterval(this.beat)
    clearTimeout(this.timer)
    if (this.closed || this.connection === 'ended') return
    this.connection = this.table ? 'lost' : 'connecting'
    if (this.attempt >= 3 && !this.table) this.connection = 'lost'
    this.timer = window.setTimeout(() => this.connect(), WAITS[Math.min(this.attempt, WAITS.length - 1)])
    this.attempt += 1
  }

  // biome-ignore lint/suspicious/noExplicitAny: what comes in is described by protocol.ts and switched on here
  private take(message: any): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message)
        return
      case 'updates':
        if (message.seats) this.seats = message.seats
        if (message.you) this.you = message.you
        this.seen = message.seen
        this.tell(message.updates, message.now, false)
        return
      case 'ack':
        this.waiting.get(message.id)?.done(message.data)
        this.waiting.delete(message.id)
        return
      case 'error':
        this.complain(message)
        return
      case 'presence':
        this.present = message.present
        this.watchers = message.watchers
        this.gone = message.gone
        return
      case 'thinking':
        this.thinking = message.seats
        this.warming = message.warming
        this.preparing = message.preparing
        this.progress = message.preparing ? progressOf(message.progress) : null
        return
      case 'chat':
        this.chats = [...this.chats.filter((line) => line.id !== message.id), message]
        return
      case 'names':
        this.seats = this.seats.map((seat, p) => ({ ...seat, name: message.names[p] ?? '' }))
        return
      case 'hint':
        this.hint = { seat: message.seat, estimates: message.estimates }
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: see take
  private welcome(message: any): void {
    this.attempt = 0
    this.connection = 'open'
    this.skew = message.time - Date.now()
    this.table = message.table
    this.seats = message.seats
    this.you = message.you
    this.host = message.host
    this.present = message.present
    this.watchers = message.watchers
    this.gone = message.gone
    this.thinking = message.thinking
    this.warming = []
    this.preparing = false
    this.progress = null
    this.chats = message.chats ?? this.chats
    const first = this.updates.length === 0 || message.whole
    if (message.whole) this.updates = []
    this.seen = message.seen
    this.tell(message.updates, message.now, first)
    if (message.undone) this.at = undefined
    this.line = (this.line ?? Promise.resolve()).then(() => this.signer.settleIn(this.you)).catch(() => undefined)
    for (const { text } of this.waiting.values()) this.socket?.send(text)
    clearInterval(this.beat)
    this.beat = window.setInterval(() => this.knock(), BEAT)
  }

  /** What a quiet `Live` is to know. */
  feed(updates: Update[], now: Now, first: boolean): void {
    if (first) this.updates = []
    this.tell(updates, now, first)
  }

  /** The server answers each ping: after two without an answer the connection counts as lost. */
  private knock(): void {
    if (Date.now() - this.heard > 2.5 * BEAT) this.drop()
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}')
  }

  private tell(updates: Update[], now: Now, first: boolean): void {
    this.updates = [...this.updates, ...updates]
    this.at = updates.at(-1)?.at ?? this.at
    this.now = now
    if (updates.some((update) => update.events.length || update.kind === 'take_back')) this.hint = null
    this.mixIn(now)
    for (const listener of this.listeners) listener({ updates, now, first })
  }

  // biome-ignore lint/suspicious/noExplicitAny: see take
  private complain(message: any): void {
    const error = new Refused(message.code, message.text)
    const one = message.id === null ? undefined : this.waiting.get(message.id)
    if (one) {
      this.waiting.delete(message.id)
      one.failed(error)
    } else if (message.id === null && (FINAL.has(message.code) || !this.table)) {
      this.refused = error
      this.connection = 'ended'
    }
  }

  /** A request; resolves when the server has stored it, and rejects with a Refused. Survives a lost connection. */
  ask<T = unknown>(type: string, fields: Record<string, unknown> = {}): Promise<T> {
    if (this.quiet)
      return Promise.reject(new Refused('not_now', { en: 'This game is over.', fr: 'Cette partie est finie.' }))
    const prepares = this.signer.prepares(type)
    if (!prepares && !this.line) return this.post<T>(type, fields)
    const ready = (this.line ?? Promise.resolve()).then(() => (prepares ? this.signer.prepared(type, fields) : fields))
    const line = ready.then(() => undefined).catch(() => undefined)
    this.line = line
    void line.then(() => {
      if (this.line === line) this.line = null
    })
    return ready.then((all) => this.post<T>(type, all))
  }

  /** Sends a request at once. */
  private post<T = unknown>(type: string, fields: Record<string, unknown>): Promise<T> {
    this.n += 1
    const id = `${this.mark}-${this.n}`
    const text = JSON.stringify({ type, id, ...fields })
    return new Promise<T>((done, failed) => {
      this.waiting.set(id, { text, done: done as (data: unknown) => void, failed })
      if (this.connection === 'open' && this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  /** What goes with seats that are handed to another device, and what its link carries besides. */
  handing(seats: number[]): Promise<{ fields: Record<string, unknown>; secret: string }> {
    return this.signer.handing(seats)
  }

  /** Own seats mix 32 random bytes each into the dice: first their hash, and, once the start is pressed, the bytes. */
  private mixIn(now: Now): void {
    if (now.status !== 'gathering' || this.quiet) return
    for (const seat of this.you) {
      if (!now.starting && this.opening.delete(seat)) this.forgetSeed(seat) // called off: the old bytes are known
      if (!now.starting && !settings.chosen.ownSeed) this.pledge(seat)
      const seed = this.seedOf(seat)
      if (now.starting && seed && this.seats[seat]?.pledged && !this.opening.has(seat)) {
        this.opening.add(seat)
        this.ask('seed', { seat, seed }).catch(() => undefined)
      }
    }
  }

  /** Pledges once for each seat; a seed of one's own is 32 bytes in hex. */
  pledge(seat: number, own?: string): void {
    if (this.seats[seat]?.pledged || this.pledging.has(seat)) return
    this.pledging.add(seat)
    const seed = own ?? this.seedOf(seat) ?? hexOf(randomBytes(32))
    this.keepSeed(seat, seed)
    this.ask('pledge', { seat, hash: hexOf(sha256(bytesOf(seed))) })
      .catch(() => undefined)
      .finally(() => this.pledging.delete(seat))
  }

  /** What this tab has mixed in for a seat. */
  seedOf(seat: number): string | null {
    try {
      return this.seeds.get(seat) ?? sessionStorage.getItem(this.seedKey(seat))
    } catch {
      return null
    }
  }

  private forgetSeed(seat: number): void {
    this.seeds.delete(seat)
    try {
      sessionStorage.removeItem(this.seedKey(seat))
    } catch {
      // forbidden: nothing was kept
    }
  }

  private seedKey(seat: number): string {
    return `flambeur.seed.${this.who.table}.${seat}`
  }

  /** Keeps the seed for this tab, so that a reload between the hash and the start loses nothing. */
  private keepSeed(seat: number, seed: string): void {
    this.seeds.set(seat, seed)
    try {
      sessionStorage.setItem(this.seedKey(seat), seed)
    } catch {
      // forbidden: kept as long as the page is open
    }
  }
}
