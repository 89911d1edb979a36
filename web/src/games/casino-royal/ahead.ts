// What lies ahead of a pawn: the squares that a throw may reach, by what they are, with how many of the 36 throws lead there.
import type { BoardModel } from '../contract'
import { isYou, squareName, standingNow } from './look'
import type { Scene } from './scene'
import type { SignName } from './signs'
import { isCasino, printed } from './squares'
import { w } from './words'

export interface Prospect {
  key: string
  sign: SignName
  name: string
  ways: number
  tone: '' | 'good' | 'bad'
  owners: number[]
}

export function aheadOf(model: BoardModel, scene: Scene): Prospect[] {
  const found = new Map<string, Prospect>()
  for (const { square, ways } of standingNow(model)?.reach ?? []) {
    const one = prospect(model, scene, square)
    const before = found.get(one.key)
    found.set(one.key, {
      ...one,
      ways: ways + (before?.ways ?? 0),
      owners: [...new Set([...(before?.owners ?? []), ...one.owners])],
    })
  }
  return [...found.values()].sort((a, b) => b.ways - a.ways)
}

function prospect(model: BoardModel, scene: Scene, square: number): Prospect {
  const place = scene.squares[square - 1]
  const ways = 0
  if (place && isCasino(place)) {
    const { owner } = place
    if (owner === null) return { key: 'free', sign: 'bank', name: w.aheadFree, ways, tone: 'good', owners: [] }
    if (isYou(model, owner)) return { key: 'own', sign: 'bank', name: w.aheadOwn, ways, tone: '', owners: [owner] }
    return { key: 'owned', sign: 'bank', name: w.aheadOwned, ways, tone: 'bad', owners: [owner] }
  }
  const sign = printed(square)
  return { key: sign, sign, name: squareName(model, square).replace(/ [ABC]$/, ''), ways, tone: '', owners: [] }
}
