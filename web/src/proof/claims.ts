// What a record says of itself, claim by claim: what this page has checked and found right or wrong, and what it cannot check.
import type { GameRecord } from '../lib/http'
import type { Proof } from './fair'
import { type Signatures, type State, stateOf } from './signatures'

export interface Claim {
  code:
    | 'secret'
    | 'seeds'
    | 'left_out'
    | 'retried'
    | 'dice'
    | 'measured'
    | 'scripted'
    | 'typed'
    | 'moves'
    | 'signed'
    | 'vouched'
  state: State
  seat: number | null
}

/** `signatures`: null where this browser cannot check them. `heard`: of how many starts it heard that they were called off. */
export function claimsOf(record: GameRecord, proof: Proof, signatures: Signatures | null, heard = 0): Claim[] {
  const found: Claim[] = []
  const say = (code: Claim['code'], state: State, seat: number | null = null) => void found.push({ code, state, seat })
  const out = record.left_out ?? []
  const silent = record.keys?.some((key, seat) => key && !record.seeds[seat] && !out.includes(seat))
  say('secret', !proof.matches ? 'fails' : proof.noted ? 'holds' : 'open')
  say('seeds', silent ? 'fails' : record.seeds.some(Boolean) ? 'holds' : 'open')
  for (const seat of out) say('left_out', signatures && !signatures.agreed ? 'fails' : 'open', seat)
  const counted = record.called_off ?? 0
  if (counted || heard) say('retried', heard > counted ? 'fails' : 'open')
  say(
    'dice',
    proof.honest && proof.proved + proof.measured + proof.scripted + proof.typed === proof.events.length
      ? 'holds'
      : 'fails',
  )
  if (proof.measured) say('measured', 'open')
  if (proof.scripted) say('scripted', 'open')
  if (proof.typed) say('typed', 'open')
  say('moves', 'open') // a page knows no rules
  const signed = record.keys?.some(Boolean)
  for (const seat of record.seats.keys()) {
    const moves = signatures?.moves[seat]
    say('signed', moves ? stateOf(moves) : 'open', seat)
  }
  if (signed) say('vouched', signatures?.whole ? 'holds' : 'open')
  return found
}
