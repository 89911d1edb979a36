// What an answer would bring, in a few words: who would win what at the casino then, as the server says.
import type { Owner } from '../../dice/symbols'
import type { BoardModel } from '../contract'
import { isYou, nameOf } from '../vegas/look'
import { type Place, UNKNOWN } from '../vegas/place'
import { shortSum } from '../vegas/sums'
import { w } from './words'

export interface Outcome {
  text: string
  mood: 'good' | 'bad' | 'plain'
}

const MOST = 2 // others who are named

const worth = (sum: number | null | undefined): number => (sum === UNKNOWN ? 1 : Math.max(0, sum ?? 0))

/** For the seat that answers: how the casino stands, and how it would. */
export function outcomeOf(model: BoardModel, seat: number, now: Place, then: Place): Outcome {
  if (!then.pays) return { text: '', mood: 'plain' }
  const seats = then.dice.length
  const paid = then.pays
    .map((sum, k) => ({ who: (k < seats ? k : 'white') as Owner, sum: sum ?? 0 }))
    .filter(({ sum }) => sum !== 0)
  const mine = paid.filter(({ who }) => who === seat)
  const others = paid.filter(({ who }) => who !== seat).sort((a, b) => worth(b.sum) - worth(a.sum))
  const told = [...mine, ...others.slice(0, MOST)].map(({ who, sum }) => w.gets(nameOf(model, who), shortSum(sum)))
  const nothing = isYou(model, seat) ? w.nothingForYou : w.nothingFor(model.nameOf(seat))
  const parts = !paid.length ? [w.nobodyWins] : mine.length ? told : [nothing, ...told]
  const [before, after] = [worth(now.pays?.[seat]), worth(then.pays[seat])]
  return { text: parts.join(', '), mood: after > before ? 'good' : after < before ? 'bad' : 'plain' }
}
