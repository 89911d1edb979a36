// One sentence about a player: what the last throw of theirs was for them.
import type { Event } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import { eventsShown } from './look'
import { w } from './words'

const numbers = (event: Event | undefined): number[] => (event?.dice as number[] | undefined) ?? []

/** What came of the last throw of a seat, as far as it has been on stage; '': it has not thrown in this round. */
export function outcomeOf(model: BoardModel, seat: number): { good: boolean; said: string } | null {
  const events = eventsShown(model)
  const begun = events.findLastIndex(
    ({ kind, seat: of }) => of === seat && (kind === 'throws' || kind === 'throws_all'),
  )
  if (begun < 0 || events.slice(begun).some(({ kind }) => kind === 'opened')) return null
  const end = events.findIndex(({ kind }, k) => k > begun && (kind.startsWith('throws') || kind === 'stopped'))
  return told(events.slice(begun + 1, end < 0 ? undefined : end), seat)
}

export function told(events: readonly Event[], seat: number): { good: boolean; said: string } | null {
  const of = (kind: string) => events.find((event) => event.kind === kind)
  const lie = of('came_to_lie')
  if (!lie) return null
  const taken = numbers(of('took'))
  const [crossed, left] = ['crossed', 'left'].map((field) => Number(of('thrown')?.[field] ?? 0))
  const stays = numbers(lie).filter((face) => !taken.includes(face))
  const isOut = events.some((event) => event.kind === 'eliminated' && event.seat === seat)
  const said = [
    taken.length ? w.took(taken) : w.differ(stays),
    crossed ? w.crossed(crossed) : '',
    left ? w.flewOut(left) : '',
    taken.length && stays.length ? w.stays(stays) : '',
    isOut ? w.youAreOut : '',
  ]
  return { good: taken.length > 0, said: said.filter(Boolean).join(' ') }
}
