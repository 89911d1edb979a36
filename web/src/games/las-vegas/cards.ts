// The hand: own action cards, each with whether it can be played now, or why not. The game says so.
import type { Action } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import type { Scene } from './scene'
import { cardName, word } from './told'

export interface Held {
  card: number
  name: string
  text: string // what the card does
  reason: string // why it cannot be played now
  action: Action | undefined // that plays it
}

/** The cards of the seat before whose eyes they may lie. */
export function handOf(model: BoardModel, scene: Scene, now: boolean): Held[] {
  const player = model.eyes === null ? undefined : scene.players[model.eyes]
  return (player?.cards ?? []).flatMap((card, k) => {
    if (card === null) return []
    const action = now ? model.legal.find((one) => one.kind === 'play' && one.card === card) : undefined
    const why = player?.playable?.[k] ?? 'not_now'
    const reason = action ? '' : word(model, `view.playable.${why === 'playable' ? 'not_now' : why}`)
    return [{ card, name: cardName(model, card), text: word(model, `card.action.${card}`), reason, action }]
  })
}

export const PATHS: Readonly<Record<number, string>> = {
  1: 'M3 8l4.500 4L12 5l4.500 7L21 8l-1.500 10h-15ZM5 21h14',
  2: 'M5 12a7 7 0 1 0 2.500-5.400M4 4v4.500h4.500M9.500 9.500h5v5h-5Z',
  3: 'M3 21V9l4.500-4L12 9v12ZM12 21V9l4.500-4L21 9v12M7.500 2v3M16.500 2v3M6 14h3M15 14h3',
  4: 'M5 5l9 7-9 7ZM18 5v14',
  5: 'M4 10a8 8 0 0 1 14-4l2 2M20 4v4h-4M20 14a8 8 0 0 1-14 4l-2-2M4 20v-4h4M9.500 9.500h5v5h-5Z',
  6: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-4',
  7: 'M3 6h8v8H3ZM14.500 9.500l7 2-2 7-7-2ZM7 10h.1M17 14h.1',
  8: 'M12 5a8 8 0 1 0 .1 0ZM12 9v4.500l3 2M10 2h4',
  9: 'M3 9h14v9H3ZM6 9V6h15v9h-4M10 11.500a2 2 0 1 0 .1 0Z',
  10: 'M4 8h14l-4-4M20 16H6l4 4',
}
