// What a choice would bring, line by line on its button.
import { inShort } from '../../../lib/i18n'
import type { Action } from '../../../lib/protocol'
import { outlooksOf } from '../standing'
import { w } from './words'

export interface Line {
  key: string
  text: string
  mood: 'good' | 'bad' | ''
  colour?: number // whose it is
  mine?: boolean
}

/** Which colours would take which note at the casino of a choice; `own` are those of the player. */
export function takers(action: Action, own: readonly number[]): Line[] {
  const place = outlooksOf(action).find(({ casino }) => casino === Number(action.face))
  const lines: Line[] = (place?.pays ?? []).flatMap((pay, colour) =>
    pay
      ? [
          {
            key: String(colour),
            text: inShort(pay),
            mood: own.includes(colour) ? 'good' : '',
            colour,
            mine: own.includes(colour),
          },
        ]
      : [],
  )
  const tied = (place?.pays ?? []).filter((pay) => pay === null).length
  if (lines.length === 0) return [{ key: 'none', text: tied ? w.tied(tied) : w.noNote, mood: '' }]
  return lines.sort((a, b) => Number(b.mine) - Number(a.mine))
}

/** A sum that grows or falls. */
export const change = (sum: number): string => (sum < 0 ? `−${inShort(-sum)}` : sum > 0 ? `+${inShort(sum)}` : '=')
