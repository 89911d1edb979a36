// The six windows of the slot machine: open, or closed by whose dice.
import type { DicePlace } from './scene'

export interface Window {
  face: number
  by: number | null // null: open
  normal: number
  big: number
  white: number
}

const FACES = [1, 2, 3, 4, 5, 6]

export const windowsOf = ({ slot }: DicePlace): Window[] =>
  FACES.map((face) => {
    const by = slot?.closed.find((one) => one.face === face)?.by ?? null
    const count = (dice: readonly number[] | undefined) => dice?.filter((die) => die === face).length ?? 0
    const own = (dice: readonly number[][] | undefined) => (by === null ? 0 : count(dice?.[by]))
    return {
      face,
      by,
      normal: own(slot?.shows),
      big: own(slot?.bigShows),
      white: by === null ? 0 : count(slot?.whiteShows),
    }
  })

type Kind = 'normal' | 'big' | 'white'

function showing(place: DicePlace, kind: Kind, seat: number): number[] | undefined {
  const { slot } = place
  return kind === 'white' ? slot?.whiteShows : kind === 'big' ? slot?.bigShows[seat] : slot?.shows[seat]
}

/** Dice of a face come to the slot machine: from now on the face is closed. */
export function shut(place: DicePlace, seat: number, face: number, dice: Readonly<Record<Kind, number>>): void {
  if (!place.slot || dice.normal + dice.big + dice.white === 0) return
  place.slot.closed.push({ face, by: seat })
  for (const kind of ['normal', 'big', 'white'] as const)
    showing(place, kind, seat)?.push(...new Array<number>(dice[kind]).fill(face))
}

/** A die leaves it: kicked, it leaves the face closed. */
export function lift(place: DicePlace, seat: number, face: number, kind: Kind): void {
  const dice = showing(place, kind, seat)
  const k = dice?.indexOf(face) ?? -1
  if (k >= 0) dice?.splice(k, 1)
}

/** The last face that a seat closed; open again, once none of these dice lies there any more. */
export const lastOf = (place: DicePlace, seat: number): number =>
  place.slot?.closed.findLast(({ by }) => by === seat)?.face ?? 0

export function open(place: DicePlace, face: number): void {
  const { slot } = place
  if (!slot) return
  const left = [...slot.shows.flat(), ...slot.bigShows.flat(), ...slot.whiteShows]
  if (!left.includes(face)) slot.closed = slot.closed.filter((one) => one.face !== face)
}

/** All windows open. */
export function clear(place: DicePlace): void {
  if (place.slot)
    place.slot = { shows: place.normal.map(() => []), bigShows: place.normal.map(() => []), whiteShows: [], closed: [] }
}
