// How long events are on stage, and which of them make a payout.

import type { Event } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import type { Pace } from '../contract'

/** Still pictures need the time to be read only. */
const STILL = 0.8

/** A pace from milliseconds at speed 1, by the kind of event. */
export const paced =
  (ms: Readonly<Record<string, number>>): Pace =>
  (event) =>
    (ms[event.kind] ?? 0) * (settings.still ? STILL : 1)

/** A casino's note goes to a player, or to nobody. */
const PAYS = new Set(['paid', 'under', 'boxed'])

/** What else happens then: cards become notes, ties are struck out, all take their dice back. */
const SETTLES = new Set(['rainbow', 'tie', 'level', 'tie_won', 'pays_early', 'bonus', 'round_end'])

/** The scenes that a payout consists of: ties first, then one casino after the other. */
export const sceneKey = (event: Event): string => (PAYS.has(event.kind) ? `pay${event.casino}` : event.kind)

/** A payout is played in full, however far the bots have got meanwhile. */
export const isPayout = (event: Event): boolean => PAYS.has(event.kind) || SETTLES.has(event.kind)
