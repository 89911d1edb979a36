// Films of throws, decoded as soon as they come in, so that they are there when their moment comes.
import type { Update } from '../../lib/protocol'
import { STEP } from './arena'
import { decoded, type Film } from './film'
import { type Trail, trailOf } from './throws'

const KEPT = 24
const REST = 0.35 // seconds after the last hit, about, until all lie still

const found = new WeakMap<Trail, Film>()
export const reel = $state({ came: 0 }) // counts the films that have come

const asked = new WeakSet<Trail>()

/** The film of a trail, if it has been decoded. */
export function filmOf(trail: Trail | null | undefined): Film | null {
  return reel.came >= 0 && trail ? (found.get(trail) ?? null) : null
}

export function prepare(updates: readonly Update[]): void {
  for (const update of updates.slice(-KEPT)) {
    const trail = trailOf(update)
    if (!trail || asked.has(trail)) continue
    asked.add(trail)
    decoded(trail.film).then(
      (film) => {
        found.set(trail, film)
        reel.came += 1
      },
      () => undefined, // what cannot be read is not shown
    )
  }
}

/** How many seconds of the dice it takes, about, if the film is not there yet. */
export const endOf = (trail: Trail): number => filmOf(trail)?.end ?? (trail.hits.at(-1)?.[0] ?? 0) * STEP + REST
