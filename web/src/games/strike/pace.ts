// How long each event is on stage, in milliseconds at speed 1. A throw takes as long as its dice move.
import type { Event } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import type { BoardModel, Pace } from '../contract'
import { lasts } from './clock'
import { endOf } from './reel.svelte'
import { tastes } from './tastes.svelte'
import { hitOf, playedAt, type Throw } from './throws'

export const AIMED = 0.75 // seconds for which the aim of somebody else is seen
export const OWN = 0.1 // and one's own, which one has seen
const READ = 350 // after the dice lie still
const STILL = 900 // where nothing moves, the aim

const MS: Readonly<Record<string, number>> = {
  round: 1200,
  opened: 700,
  grand: 1100,
  throws: 900,
  throws_all: 900,
  thrown: 900,
  came_to_lie: 750,
  rerolled: 1100,
  took: 1300,
  stopped: 650,
  eliminated: 1500,
  limit: 1500,
  round_end: 1400,
  game_end: 600,
}

export const isOwn = (model: BoardModel, { begins }: Throw): boolean =>
  model.live.you.length === 1 && begins.seat === model.live.you[0]

export const hitShown = (one: Throw): number | null => (tastes.slow ? hitOf(one.trail) : null)

export const pace =
  (model: BoardModel): Pace =>
  (event) => {
    const one = playedAt(model, event)
    const ms = MS[event.kind] ?? 0
    if (!one) return ms
    if (settings.still) return event === one.begins ? STILL : ms
    const seen = (isOwn(model, one) ? OWN : AIMED) + lasts(endOf(one.trail), hitShown(one))
    return seen * 1000 + (event === one.begins ? READ : ms)
  }

/** What ends a round: the board before it is shown again when the game is over. */
export const isPayout = (event: Event): boolean => event.kind === 'round_end' || event.kind === 'game_end'
