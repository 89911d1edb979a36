// Who stands where at a casino, by the numbers of dice that lie there. Only said, never decided: the server pays.
import type { Owner } from '../../dice/symbols'
import type { Place } from './place'

export interface Row {
  who: Owner
  dice: number
  ghosts: number // dice that would come
  equal: boolean // somebody else has as many
  tied: boolean // struck out by the payout
}

export interface Coming {
  seat: number
  own: number
  white: number
}

export function countsOf(place: Place): Map<Owner, number> {
  const counts = new Map<Owner, number>()
  place.dice.forEach((n, seat) => {
    if (n > 0) counts.set(seat, n)
  })
  if (place.white > 0) counts.set('white', place.white)
  return counts
}

/** The most dice first; of those with as many, in the order of the seats. */
export function rowsOf(place: Place, coming: Coming | null = null): Row[] {
  const here = countsOf(place)
  const soon = coming ? withComing(here, coming) : here
  const rows = [...soon].map(([who, sum]) => ({
    who,
    dice: here.get(who) ?? 0,
    ghosts: sum - (here.get(who) ?? 0),
    equal: [...soon].some(([other, n]) => other !== who && n === sum),
    tied: place.ties.some((tie) => tie.who.includes(who)),
  }))
  return rows.sort((a, b) => b.dice + b.ghosts - (a.dice + a.ghosts))
}

function withComing(here: Map<Owner, number>, { seat, own, white }: Coming): Map<Owner, number> {
  const soon = new Map(here)
  if (own) soon.set(seat, (here.get(seat) ?? 0) + own)
  if (white) soon.set('white', (here.get('white') ?? 0) + white)
  return soon
}

export interface Preview {
  subject: Owner // whose dice the sentence is about: white where only white ones would go
  before: number
  after: number
  white: number // white dice that go along
  tied: Owner[]
  ahead: Owner[] // the nearest first
  behind: Owner[]
}

export function previewOf(place: Place, coming: Coming): Preview {
  const here = countsOf(place)
  const soon = withComing(here, coming)
  const subject: Owner = coming.own > 0 ? coming.seat : 'white'
  const after = soon.get(subject) ?? 0
  const others = [...soon].filter(([who]) => who !== subject)
  const named = (wanted: (n: number) => boolean, order: number) =>
    others
      .filter(([, n]) => wanted(n))
      .sort((a, b) => order * (a[1] - b[1]))
      .map(([who]) => who)
  return {
    subject,
    before: here.get(subject) ?? 0,
    after,
    white: subject === 'white' ? 0 : coming.white,
    tied: named((n) => n === after, 1),
    ahead: named((n) => n < after, -1),
    behind: named((n) => n > after, 1),
  }
}
