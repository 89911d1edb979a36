// What each choice would bring, counted from what the server says: how every casino would pay now, and after each legal action. No rule is here.
import type { Action, Now } from '../../../lib/protocol'

const TIED = -1 // what the server says of whom a tie strikes out

export interface Effect {
  casino: number
  dice: number // of mine that would count there
  before: number // what I would be paid now
  after: number
  tied: number[] // with whom I would be
}

export interface Choice {
  action: Action
  gain: number // dollars, all casinos together; negative where it costs something
  cost: number // dice or cards that it takes
  effects: Effect[]
}

interface After {
  casino: number
  dice: number[]
  pays: number[]
}

function effectOf({ casino, dice, pays }: After, now: readonly number[], me: number): Effect {
  const own = pays[me] ?? 0
  const tied =
    own === TIED
      ? pays.flatMap((sum, seat) => (seat !== me && sum === TIED && dice[seat] === dice[me] ? [seat] : []))
      : []
  return { casino, dice: dice[me] ?? 0, before: Math.max(0, now[me] ?? 0), after: Math.max(0, own), tied }
}

/** The choices of which the server says how things would stand then. */
export function choicesOf(
  legal: readonly Action[],
  now: Now | null,
  me: number,
  cost: (action: Action) => number,
): Choice[] {
  const pays = (now?.standing as { pays?: number[][] } | null | undefined)?.pays ?? []
  return legal.flatMap((action) => {
    if (!action.after) return []
    const effects = (action.after as After[]).map((one) => effectOf(one, pays[one.casino - 1] ?? [], me))
    const gain = effects.reduce((sum, { before, after }) => sum + after - before, 0)
    return [{ action, gain, cost: cost(action), effects }]
  })
}

/** The most money; of those that bring as much, the one that takes least. */
export const best = (choices: readonly Choice[]): Choice | undefined =>
  choices.toSorted((a, b) => b.gain - a.gain || a.cost - b.cost)[0]

/** A choice for a casino that pays me as much without it. */
export const needless = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ effects: [one, ...more] }) => one && !more.length && one.before > 0 && one.after === one.before)

/** A choice that ends in a tie. */
export const tying = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ effects: [one, ...more] }) => one && !more.length && one.tied.length > 0)
