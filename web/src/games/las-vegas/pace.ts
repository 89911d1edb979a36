// How long each event is on stage, in milliseconds at speed 1.
import { settings } from '../../lib/settings.svelte'
import type { Event } from '../../table/stage.svelte'

const MS: Record<string, number> = {
  drawn_first: 900,
  shuffled: 200,
  round: 900,
  stocked: 260,
  opened: 1100,
  rolled: 1150,
  placed: 950,
  tie: 1300,
  paid: 1400,
  under: 800,
  round_end: 900,
  game_end: 600,
}

/** Still pictures need the time to be read only. */
const STILL = 0.8

export const pace = (event: Event): number => (MS[event.kind] ?? 0) * (settings.still ? STILL : 1)

/** The scenes that a payout consists of: ties first, then one casino after the other. */
export const sceneKey = (event: Event): string =>
  event.kind === 'paid' || event.kind === 'under' ? `pay${event.casino}` : event.kind

const PAYOUT = new Set(['tie', 'paid', 'under', 'round_end'])

/** A payout is played in full, however far the bots have got meanwhile. */
export const isPayout = (event: Event): boolean => PAYOUT.has(event.kind)
