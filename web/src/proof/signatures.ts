// The signatures of a record, checked here: whose device vouches for which move. The same checks as `flambeur verify` makes.
import type { GameRecord, RecordChance, RecordMove } from '../lib/http'
import { bytesOf, hexOf } from '../lib/sha256'
import { canSign, consentText, holds, keyOf, moveText, successionText } from '../lib/signing'
import { startHash } from './fair'
import { headsOf, isMove } from './heads'

export type State = 'holds' | 'fails' | 'open'

/** The moves of one seat, by who vouches for them. */
export interface Moves {
  seat: number
  hasKey: boolean
  bot: string | null
  total: number
  signed: number // with the key from before the start, or one that this key has announced
  foreign: number // with a key that came later, and that the earlier one did not announce
  stoodIn: Record<string, number> // by a bot for the player, by reason
  wrong: number
  forged: boolean // a new key was said to be announced, and was not
}

export interface Signatures {
  moves: Moves[]
  vouched: number // entries for which a later signature vouches
  whole: boolean // nothing comes after these that could be exchanged
  agreed: boolean // all who had a say have signed that a seed may be left out
}

export const unsigned = (moves: Moves): number =>
  moves.total - moves.signed - moves.foreign - moves.wrong - Object.values(moves.stoodIn).reduce((sum, n) => sum + n, 0)

export const stateOf = (moves: Moves): State =>
  moves.wrong || moves.forged ? 'fails' : moves.hasKey && moves.signed === moves.total ? 'holds' : 'open'

const keysOf = (record: GameRecord): (string | null)[] => record.seats.map((_, seat) => record.keys?.[seat] ?? null)

/** Null: this record has signatures, and this browser cannot check them here. */
export async function checkSignatures(record: GameRecord): Promise<Signatures | null> {
  const keys = keysOf(record)
  if (keys.some(Boolean) && !canSign()) return null
  const check = new Check(record, keys)
  if (keys.some(Boolean)) await check.all()
  else for (const entry of record.entries) if (isMove(entry)) check.count(entry, null)
  return { moves: check.moves, vouched: check.vouched, whole: check.whole(), agreed: await agreed(record, keys) }
}

class Check {
  readonly moves: Moves[]
  vouched = 0
  private readonly own: boolean[]
  private readonly turns: number[]
  private readonly start: string
  private readonly heads: Uint8Array[]
  private readonly coming: NonNullable<GameRecord['successions']>
  private readonly loaded = new Map<string, Promise<CryptoKey | null>>()

  constructor(
    private readonly record: GameRecord,
    private readonly keys: (string | null)[],
  ) {
    this.moves = record.seats.map(({ bot }, seat) => {
      const none = { total: 0, signed: 0, foreign: 0, wrong: 0, stoodIn: {}, forged: false }
      return { seat, hasKey: !!keys[seat], bot, ...none }
    })
    this.keys = [...keys]
    this.own = keys.map(Boolean)
    this.turns = keys.map(() => -1)
    const h = startHash(record)
    this.start = record.position ? '' : hexOf(h)
    this.heads = keys.some(Boolean) ? headsOf(record, bytesOf(record.secret ?? ''), h) : []
    this.coming = [...(record.successions ?? [])].sort((a, b) => a.after - b.after)
  }

  async all(): Promise<void> {
    const { entries } = this.record
    for (let k = 0; k < entries.length; ) {
      const entry = entries[k] as RecordMove | RecordChance
      await this.goTo(k)
      if (!isMove(entry) || !this.moves[entry.seat]) k += 1
      else k += await this.move(entry, k)
    }
  }

  /** How many entries were made together. */
  private async move(entry: RecordMove, k: number): Promise<number> {
    const key = this.keys[entry.seat] ?? null
    const { signed } = entry
    if (!signed || !key) {
      this.count(entry, key)
      return 1
    }
    const mine = this.moves[entry.seat] as Moves
    const together = this.record.entries.slice(k, k + 1 + (signed.more ?? 0))
    mine.total += together.length
    if (this.fits(entry, signed, together, k) && (await this.isBy(key, entry, signed, together))) {
      this.turns[entry.seat] = signed.turn
      this.vouched = Math.max(this.vouched, signed.after)
      mine[this.own[entry.seat] ? 'signed' : 'foreign'] += together.length
    } else mine.wrong += together.length
    return together.length
  }

  /** A move without a signature that could be checked. */
  count(entry: RecordMove, key: string | null): void {
    const mine = this.moves[entry.seat]
    if (!mine) return
    mine.total += 1
    if (entry.signed) mine.wrong += 1
    else if (entry.away) mine.stoodIn[entry.away] = (mine.stoodIn[entry.away] ?? 0) + 1
    else if (key) mine.wrong += 1
  }

  /** Turns grow, and no dice lie between what the device vouched for and its move. */
  private fits(entry: RecordMove, signed: Signed, together: (RecordMove | RecordChance)[], k: number): boolean {
    const body = JSON.stringify(entry.body ?? null)
    const follow = together
      .slice(1)
      .filter((one) => isMove(one) && one.seat === entry.seat && !one.signed && !one.away)
      .filter((one) => JSON.stringify((one as RecordMove).body ?? null) === body)
    return (
      !entry.away &&
      signed.turn > (this.turns[entry.seat] ?? -1) &&
      signed.after <= k &&
      follow.length === (signed.more ?? 0) &&
      this.record.entries.slice(signed.after, k).every(isMove)
    )
  }

  private async isBy(
    key: string,
    entry: RecordMove,
    signed: Signed,
    together: (RecordMove | RecordChance)[],
  ): Promise<boolean> {
    const actions = together.map((one) => (one as RecordMove).action)
    const head = hexOf(this.heads[signed.after] ?? new Uint8Array())
    const { table } = this.record
    const text = moveText({
      table,
      start: this.start,
      head,
      seat: entry.seat,
      turn: signed.turn,
      actions,
      body: entry.body,
    })
    return holds(await this.load(key), text, signed.signature)
  }

  private load(key: string): Promise<CryptoKey | null> {
    const found = this.loaded.get(key) ?? keyOf(key)
    this.loaded.set(key, found)
    return found
  }

  /** Keys that are in force before entry k. */
  private async goTo(k: number): Promise<void> {
    while (this.coming[0] && this.coming[0].after <= k) {
      const { seat, key, signature } = this.coming.shift() as NonNullable<GameRecord['successions']>[number]
      const mine = this.moves[seat]
      if (!mine) continue
      const old = this.keys[seat]
      const text = successionText(this.record.table, this.start, seat, key ?? null)
      const announced = !!signature && !!old && (await holds(await this.load(old), text, signature))
      if (signature && !announced) mine.forged = true
      this.own[seat] = !!this.own[seat] && announced
      this.keys[seat] = key ?? null
    }
  }

  /** Whether nothing comes after the last signature that could be exchanged: dice that are proved, and what is itself signed, cannot. */
  whole(): boolean {
    const late = this.record.entries.slice(this.vouched)
    const covered = late.reduce((sum, one) => sum + (isMove(one) && one.signed ? 1 + (one.signed.more ?? 0) : 0), 0)
    return covered === late.filter(isMove).length && !late.some((one) => !isMove(one) && one.typed)
  }
}

type Signed = NonNullable<RecordMove['signed']>

/** Whether all agreed who had a say that the game begins without somebody's seed. */
async function agreed(record: GameRecord, keys: (string | null)[]): Promise<boolean> {
  const out = record.left_out ?? []
  if (!out.length) return true
  const outside = new Set(out.map((seat) => keys[seat]))
  const keyed = keys.flatMap((key, seat) => (key ? [{ key, seat }] : []))
  const asked = keyed.filter(({ key }) => !outside.has(key))
  for (const { key, seat } of asked.length ? asked : keyed) {
    const said = record.consents?.find((one) => one.seat === seat)?.signature
    const text = consentText(record.table, record.commitment, seat, out, record.seeds)
    if (!said || !(await holds(await keyOf(key), text, said))) return false
  }
  return true
}
