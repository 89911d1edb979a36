// Which throw is to be seen: the last one that was measured and has come on stage, with what is known of it.
import type { Event, Update } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import { STEP } from './arena'
import { NEAR_SIDE, type Place, pointOf, regrouped, SPEEDS, type Toss } from './floor'

export interface Trail {
  film: string
  dice: number[] // the numbers that lay there
  hits: [step: number, die: number, jolt: number][]
  tapped: number
  lies: Record<string, [number, number, number]>
}

export interface Throw {
  trail: Trail
  begins: Event // who throws, and how
  events: readonly Event[] // what came of it
  toss: Toss | null // a person's own
}

const BACK = 60 // updates: so far back a throw may be
const played = new WeakSet<Trail>()

const isThrow = (event: Event | undefined): event is Event => event?.kind === 'throws' || event?.kind === 'throws_all'

export function trailOf(update: Update | undefined): Trail | null {
  const trail = update?.body.trail as Trail | undefined
  return trail && typeof trail.film === 'string' ? trail : null
}

function throwAt(model: BoardModel, k: number): Throw | null {
  const [before, update] = [model.live.updates[k - 1], model.live.updates[k]]
  const [trail, begins] = [trailOf(update), before?.events.find(isThrow)]
  if (!trail || !begins || !update) return null
  return { trail, begins, events: update.events, toss: (before?.body.body as Toss | undefined) ?? null }
}

/** The last throw that has begun on stage; null: none in this round, or it was taken back. */
export function lastThrow(model: BoardModel): Throw | null {
  const { live, stage } = model
  const there = live.updates.length - stage.ahead
  for (let k = there - 1; k >= Math.max(0, there - BACK); k -= 1) {
    const update = live.updates[k]
    const waits = stage.batch.includes(update?.events[0] as Event) && !stage.shown.includes(update?.events[0] as Event)
    if (!waits && (update?.kind === 'take_back' || update?.events.some(({ kind }) => kind === 'opened'))) return null
    const one = throwAt(model, k)
    if (!one) continue
    const { begins } = one
    if (stage.batch.includes(begins) ? stage.shown.includes(begins) : !waits) return one
  }
  return null
}

/** The throw during whose event the dice move: the choice of whoever throws or, where the two come one by one as in a replay, the first
 *  thing that came of it. */
export function playedAt(model: BoardModel, event: Event | null): Throw | null {
  if (!event) return null
  const k = model.live.updates.findLastIndex(({ events }) => events.includes(event))
  if (isThrow(event)) return throwAt(model, k + 1)
  const one = throwAt(model, k)
  return one && one.events[0] === event && !played.has(one.trail) ? one : null
}

export const notePlayed = ({ trail }: Throw): void => void played.add(trail)

/** Whether what is on stage belongs to this throw. */
export const isOn = ({ busy, batch }: BoardModel['stage'], { begins, events }: Throw): boolean =>
  busy && (batch.includes(begins) || batch.includes(events[0] as Event))

/** The first hit on a die that lay there or, of dice thrown all at once, the first at all, in seconds; null: none was hit. */
export function hitOf({ hits, dice }: Trail): number | null {
  const hit = dice.length ? hits.find(([, die]) => die < dice.length) : hits[0]
  return hit ? hit[0] * STEP : null
}

/** How it was aimed: a person's own toss, or the preset that the event tells. */
export function tossOf({ toss, begins, trail }: Throw, before: readonly Place[]): Toss {
  if (toss) return toss
  const [grouping, aim, power] = ['grouping', 'aim', 'power'].map((field) => Number(begins[field] ?? 1) - 1)
  const dice = before.length === trail.dice.length ? regrouped(before, grouping ?? 0) : []
  return { dice, aim: pointOf(aim ?? 0, dice, trail.dice), side: NEAR_SIDE, speed: SPEEDS[power as 0 | 1 | 2] }
}
