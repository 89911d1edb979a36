// What dice there are, and what they count.
import type { CasinoView } from './view'

export type PieceKind = 'own' | 'big' | 'white' | 'kicker'

/** What a big die counts at the payout, as it says itself: ×2. */
const BIG = 2

export const counted = (normal: number, big: number): number => normal + BIG * big

/** What the dice of each seat count at a casino. */
export const asCounted = ({ dice, big }: Pick<CasinoView, 'dice' | 'big'>): number[] =>
  dice.map((n, seat) => counted(n, big?.[seat] ?? 0))
