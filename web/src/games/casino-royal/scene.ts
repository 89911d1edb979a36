// What is on the board at a moment: how the table stood before the events that play now, and what of these has been shown. The server says
// the rest when they are over; nothing that it alone knows, as the cap of the pot, is made up here.
import type { Event } from '../../lib/protocol'
import type { View } from './view'

export interface Scene extends View {
  event: Event | null // on stage
}

type Change = (scene: Scene, event: Event, seat: number) => void

const num = (event: Event, field: string): number => Number(event[field] ?? 0)

function pay(scene: Scene, seat: number, sum: number): void {
  const player = scene.players[seat]
  if (player) player.cash += sum
}

function step(scene: Scene, seat: number, square: number): void {
  for (const one of scene.squares) one.here = one.here.filter((pawn) => pawn !== seat)
  scene.squares[square - 1]?.here.push(seat)
}

function give(scene: Scene, square: number, seat: number | null): void {
  const place = scene.squares[square - 1]
  if (!place) return
  for (const player of scene.players) player.casinos = player.casinos.filter((casino) => casino !== square)
  place.owner = seat
  if (seat !== null) scene.players[seat]?.casinos.push(square)
}

function jokers(scene: Scene, seat: number, more: number): void {
  const player = scene.players[seat]
  if (player) player.joker_cards = Math.max(0, player.joker_cards + more)
}

/** A Joker leaves the hand of the player who looks. */
function drop(scene: Scene, seat: number, joker: unknown): void {
  const hand = scene.players[seat]?.jokers
  const at = hand && typeof joker === 'number' ? hand.indexOf(joker) : -1
  if (at >= 0) hand?.splice(at, 1)
}

const CHANGES: Readonly<Record<string, Change>> = {
  casino_drawn: (s, e, seat) => give(s, num(e, 'square'), seat),
  joker_drawn: (s, e, seat) => {
    jokers(s, seat, 1)
    if (typeof e.joker === 'number') s.players[seat]?.jokers?.push(e.joker)
  },
  turn: (s, _, seat) => {
    s.to_move = seat
  },
  announced: (s, _, seat) => {
    s.last_lap = seat
    step(s, seat, 1)
  },
  lap_failed: (s) => {
    s.last_lap = null
  },
  lost_hold: (s) => {
    s.last_lap = null
  },
  rolled: (s, e, seat) => {
    s.double = e.one === e.two
    step(s, seat, num(e, 'square'))
  },
  flew: (s, e, seat) => step(s, seat, num(e, 'square')),
  bought: (s, e, seat) => {
    pay(s, seat, -num(e, 'sum'))
    give(s, num(e, 'square'), seat)
  },
  challenged: (s, e, seat) => {
    pay(s, seat, -num(e, 'sum'))
    s.target = num(e, 'square')
  },
  side: (s, e) => {
    s.bet = num(e, 'bet')
    s.target = num(e, 'square')
  },
  taxed: (s, e, seat) => pay(s, seat, -num(e, 'sum')),
  plaque: (s, e, seat) => {
    pay(s, seat, -num(e, 'sum'))
    s.stake = num(e, 'stake')
  },
  bet: (s, e) => {
    s.bet = num(e, 'bet')
    s.target = num(e, 'square')
    s.stake = num(e, 'sum')
  },
  tried: (s, e) => {
    s.bet = num(e, 'bet')
  },
  named: (s, e) => {
    s.totals = [num(e, 'one'), num(e, 'two')]
  },
  won: (s, e, seat) => {
    pay(s, seat, num(e, 'sum') + num(e, 'stake'))
    s.stake = null
  },
  lost: (s, e) => {
    pay(s, num(e, 'owner'), num(e, 'stake'))
    s.stake = null
  },
  took: (s, e, seat) => give(s, num(e, 'square'), seat),
  laid: (s, e, seat) => {
    jokers(s, seat, -1)
    drop(s, seat, e.joker)
    s.laid = typeof e.joker === 'number' ? e.joker : 'hidden'
  },
  accepted: (s) => {
    s.laid = null
  },
  seen: (s, e) => {
    s.laid = num(e, 'joker')
  },
  returned: (s, e, seat) => {
    jokers(s, seat, -1)
    drop(s, seat, e.joker)
  },
  all_returned: (s, _, seat) => {
    const player = s.players[seat]
    if (player) Object.assign(player, { joker_cards: 0, jokers: player.jokers && [] })
  },
  owes: (s, e) => {
    s.debt = num(e, 'sum')
  },
  auction: (s, e) => {
    Object.assign(s, { auction: num(e, 'square'), bid: null, bidder: null, passed: [] })
  },
  opened: (s, e, seat) => {
    Object.assign(s, { auction: num(e, 'square'), bid: num(e, 'sum'), bidder: seat })
  },
  declined: (s, e, seat) => {
    if (e.what === 'bid') s.passed.push(seat)
  },
  sold: (s, e, seat) => {
    pay(s, seat, num(e, 'sum'))
    pay(s, num(e, 'buyer'), -num(e, 'sum'))
    give(s, num(e, 'square'), num(e, 'buyer'))
    s.auction = null
  },
  to_bank: (s, e, seat) => {
    pay(s, seat, num(e, 'sum'))
    give(s, num(e, 'square'), null)
    s.auction = null
  },
  pot: (s, e, seat) => {
    pay(s, seat, num(e, 'sum'))
    s.pot = 0
  },
  safe: (s, e, seat) => pay(s, seat, num(e, 'sum')),
  slam: (s, e) => {
    s.slam = num(e, 'sum')
  },
  slam_ended: (s, e, seat) => pay(s, seat, num(e, 'sum')),
}

const copied = (view: View): Scene => ({
  ...view,
  event: null,
  squares: view.squares.map((one) => ({ ...one, here: [...one.here] })),
  players: view.players.map((one) => ({ ...one, casinos: [...one.casinos], jokers: one.jokers && [...one.jokers] })),
  passed: [...view.passed],
})

export function sceneOf(view: View, shown: readonly Event[]): Scene {
  const scene = copied(view)
  for (const event of shown) CHANGES[event.kind]?.(scene, event, event.seat ?? -1)
  scene.event = shown.at(-1) ?? null
  return scene
}
