// The first sentence of the end: where one came in, and by how much. Of several people around one screen, who has won.
import { listed } from '../listed'
import type { Ranked } from './ranking'
import { w } from './words'

interface Ended {
  ranks: readonly Ranked[]
  winners: readonly number[]
  me: number | null // the only seat of this device; null: it has several, or none
  name: (seat: number) => string
  money: ((dollars: number) => string) | null // null: the scores are no money, and their distance says little
  language: 'en' | 'fr'
}

export interface Headline {
  text: string
  mine: boolean // the victory
}

export function headline({ ranks, winners, me, name, money, language }: Ended): Headline {
  const names = (seats: readonly number[]) => listed(seats.map(name), language)
  const best = ranks[0]?.score ?? 0
  const far = (score: number) => (money && score < best ? money(best - score) : '')
  const next = ranks.find(({ seat }) => !winners.includes(seat))
  if (winners.length === 0) return { text: w.nobody, mine: false }
  if (me !== null && winners.includes(me)) {
    const others = winners.filter((seat) => seat !== me)
    const text = others.length
      ? w.youShare(names(others))
      : w.youWon(far(next?.score ?? best), next ? name(next.seat) : '')
    return { text, mine: true }
  }
  const own = ranks.find(({ seat }) => seat === me)
  if (own) return { text: came(own, best, far(own.score), names(winners)), mine: false }
  return {
    text:
      winners.length > 1
        ? w.share(names(winners))
        : w.won(names(winners), far(next?.score ?? best), next ? name(next.seat) : ''),
    mine: false,
  }
}

function came({ rank, score }: Ranked, best: number, far: string, winners: string): string {
  if (far) return w.youCame(rank, far, winners)
  return score < best ? w.youCameBehind(rank, winners) : w.youCameLevel(rank, winners)
}
