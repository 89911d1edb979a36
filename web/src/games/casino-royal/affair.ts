// A bet from the moment it is made until it is settled: what was drawn for it, and how it stands.
import type { Event } from '../../lib/protocol'
import type { BoardModel } from '../contract'
import { lastOf } from './look'
import type { Scene } from './scene'

const DRAWN = ['cut', 'die', 'spun', 'threw_totals']
const BEGINS = ['bet', 'side', 'tried', 'named', 'accepted', 'rolled', 'flew', 'slam']
const ENDS = ['won', 'lost', 'took', 'pot', 'pot_missed', 'slam', 'slam_lost', 'slam_ended', 'seen', 'gave_up']
const DRAWS = new Set([...DRAWN, ...BEGINS])
const SAID = new Set([...DRAWN, ...BEGINS, ...ENDS])
const STAGED = new Set([...DRAWN, ...ENDS, 'bet', 'side', 'tried', 'named', 'accepted', 'laid'])

export interface Affair {
  drawn: Event | null // null: dice, pack or wheel are still waited for
  end: Event | null // how it went on
  fresh: boolean // drawn at this moment
  bettor: number
}

/** Whether a bet, and not the board, is what is looked at now. */
export function isStaged(scene: Scene): boolean {
  if (scene.event) return STAGED.has(scene.event.kind)
  if (scene.phase === 'fortune' || scene.phase === 'goes_on' || scene.phase === 'grand') return false
  return (scene.bet !== null || scene.totals.length > 0) && scene.phase !== 'stake' && scene.phase !== 'take'
}

export function affairOf(model: BoardModel, scene: Scene): Affair {
  const drawn = lastOf(model, DRAWS)
  const last = lastOf(model, SAID)
  return {
    drawn: drawn && DRAWN.includes(drawn.kind) ? drawn : null,
    end: last && ENDS.includes(last.kind) ? last : null,
    fresh: drawn !== undefined && drawn === scene.event && DRAWN.includes(drawn.kind),
    bettor: scene.to_move ?? drawn?.seat ?? 0,
  }
}
