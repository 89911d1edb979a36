// What a device does to sign at a table: it gives its key with the pledge, signs its moves, and says so when it has another key.
import type { Now, SeatInfo, TableInfo, Update } from './protocol'
import { consentText, moveText, sign, successionText } from './signing'
import { hasInherited, toInherit } from './storage'
import { foundKey, inherited, keyToHand, type Own, ownKey } from './vault'

/** What a signer knows of its table, which goes on meanwhile. */
export interface Known {
  readonly table: TableInfo | null
  readonly seats: SeatInfo[]
  readonly now: Now | null
  readonly updates: Update[]
}

type Fields = Record<string, unknown>
type Post = (type: string, fields: Fields) => Promise<unknown>

/** Requests that are prepared before they are sent. */
const PREPARED = new Set(['pledge', 'move', 'roll', 'consent'])

export class Signer {
  constructor(
    private readonly id: string, // of the table
    private readonly known: Known,
    private readonly post: Post, // sends a request at once
  ) {}

  /** A key that came with a link is kept at once: the link works only once. */
  async settleIn(seats: number[]): Promise<void> {
    const secret = toInherit(this.id)
    if (!secret) return
    for (const key of new Set(seats.map((seat) => this.known.seats[seat]?.key))) if (key) await inherited(key, secret)
    hasInherited(this.id)
  }

  /** Whether a request has to wait until something is signed, or a key is made. */
  prepares(type: string): boolean {
    return PREPARED.has(type) && (type === 'pledge' || !!this.known.now?.head || !!this.known.now?.missing)
  }

  async prepared(type: string, fields: Fields): Promise<Fields> {
    const seat = fields.seat as number
    if (type === 'pledge') return { ...fields, key: (await ownKey(this.id))?.hex ?? null }
    if (type === 'consent') return { ...fields, signature: await this.consent(seat) }
    const actions =
      type === 'move' ? [fields.action as number, ...((fields.more as number[]) ?? [])] : this.asking(seat)
    const own = actions.length ? await this.signing(seat) : null
    const head = this.known.now?.head
    if (!own || !head) return fields
    const { turn, body } = fields as { turn: number; body?: Fields }
    const said = { table: this.id, start: this.start(), head: head.hash, seat, turn, actions, body }
    return { ...fields, sign: { after: head.after, signature: await sign(own.key, moveText(said)) } }
  }

  /** Where asking for the dice is an action, a throw plays the first of these. */
  private asking(seat: number): number[] {
    const asks = this.known.now?.legal[seat]?.find((action) => action.throws)
    return asks ? [asks.id] : []
  }

  /** The key that a seat's moves are signed with, if this device has it. If the table has another one, or none any more, it is told first. */
  private async signing(seat: number): Promise<Own | null> {
    const { key, keys } = {
      key: this.known.seats[seat]?.key ?? null,
      keys: this.begun()?.keys as (string | null)[] | undefined,
    }
    if (!keys?.[seat]) return null // no key was given before the start: none is taken later
    const own = await this.mine(key)
    if ((own?.hex ?? null) !== key) await this.post('key', { seat, key: own?.hex ?? null })
    return own
  }

  private async mine(key: string | null): Promise<Own | null> {
    const own = await ownKey(this.id)
    if (!key || own?.hex === key) return own
    return (await foundKey(key)) ?? own
  }

  private async consent(seat: number): Promise<string | null> {
    const { table, seats, now } = this.known
    const own = await ownKey(this.id)
    if (!table || !now?.missing || !own || seats[seat]?.key !== own.hex) return null
    return sign(own.key, consentText(this.id, table.commitment, seat, now.missing.seats, now.missing.seeds))
  }

  /** What goes with seats that are handed to another device: the key of that device, announced by ours, and its secret half for the link. */
  async handing(seats: number[]): Promise<{ fields: Fields; secret: string }> {
    const owns = await Promise.all(seats.map((seat) => this.mine(this.known.seats[seat]?.key ?? null)))
    const fits = owns.every((own, k) => own && own.hex === this.known.seats[seats[k] ?? -1]?.key)
    if (!this.known.now?.head || !fits) return { fields: {}, secret: '' }
    const { hex, secret } = await keyToHand()
    const signatures = await Promise.all(
      seats.map((seat, k) => sign((owns[k] as Own).key, successionText(this.id, this.start(), seat, hex))),
    )
    return { fields: { key: hex, signatures }, secret }
  }

  private begun(): Fields | undefined {
    return this.known.updates.find((update) => update.kind === 'start')?.body
  }

  /** h, where the table tells it. */
  private start(): string {
    return (this.begun()?.hash as string | undefined) ?? ''
  }
}
