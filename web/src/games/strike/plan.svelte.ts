// The throw that the player at this device is about to make: how the dice lie, where to, from where, how hard. All parts of the board change it.
import type { Action } from '../../lib/protocol'
import { apothem, FLOOR } from './arena'
import {
  AT_EDGE,
  AT_FLOOR,
  FASTEST,
  LIE,
  lying,
  NEAR_SIDE,
  nearest,
  type Place,
  type Point,
  pointOf,
  regrouped,
  SLOWEST,
  SPEEDS,
  settled,
  type Toss,
} from './floor'
import type { View } from './view'

export const BY_HAND = 4 // after the presets of grouping

class Plan {
  turn = $state('') // which throw of which turn it is for
  grand = $state(false)
  numbers = $state.raw<number[]>([])
  grouping = $state(LIE)
  byHand = $state(false) // dice are moved one by one
  dice = $state.raw<Place[]>([])
  aimed = $state<number | null>(AT_EDGE) // the preset of aiming; null: at a point of one's own
  spot = $state.raw<Point>([0, 0])
  side = $state(NEAR_SIDE)
  speed = $state<number>(SPEEDS[1])
  touched = $state(false) // somebody is at it: what the last throw did is not shown any more
  private lie: Place[] = []

  /** For a new throw. The power stays as it was chosen, and so does the aim, if it goes. */
  begin(turn: string, view: View): void {
    if (this.turn === turn) return
    this.turn = turn
    this.grand = view.grand
    this.numbers = view.arena.map((die) => die.shows)
    this.lie = lying(view.arena)
    this.dice = this.lie
    this.grouping = LIE
    this.byHand = false
    this.side = NEAR_SIDE
    this.touched = false
    if (this.grand) this.aimFreely([0, 0], false)
    else
      this.aimAt(
        this.numbers.length === 0 ? AT_FLOOR : this.goes(this.aimed) ? (this.aimed ?? AT_EDGE) : AT_EDGE,
        false,
      )
  }

  private goes(aim: number | null): boolean {
    return aim !== null && aim < 3
  }

  group(grouping: number): void {
    this.byHand = grouping === BY_HAND
    this.touched = true
    if (this.byHand) return
    this.grouping = grouping
    this.dice = regrouped(this.lie, grouping)
    if (this.aimed !== null) this.aimAt(this.aimed)
  }

  /** One die is moved; it stays where it was if there is no room. */
  move(k: number, to: Place): void {
    const others = this.dice.filter((_, i) => i !== k)
    const found = settled(to, others)
    if (!found) return
    this.dice = this.dice.map((die, i) => (i === k ? found : die))
    this.touched = true
    if (this.aimed !== null) this.aimAt(this.aimed)
  }

  aimAt(aim: number, touched = true): void {
    this.aimed = aim
    this.spot = pointOf(aim, this.dice, this.numbers)
    if (touched) this.touched = true
  }

  aimFreely([x, y]: Point, touched = true): void {
    if (apothem(x / 1000, y / 1000) > FLOOR - 0.2) return
    this.aimed = null
    this.spot = [Math.round(x), Math.round(y)]
    if (touched) this.touched = true
  }

  turnTo(side: number): void {
    this.side = ((Math.round(side) % 36000) + 36000) % 36000
    this.touched = true
  }

  throwAt(speed: number): void {
    this.speed = Math.round(Math.min(FASTEST, Math.max(SLOWEST, speed)) / 50) * 50
    this.touched = true
  }

  /** A throw of those that a hint tells of. */
  take(grouping: number, aim: number, power: number): void {
    if (!this.grand) {
      this.group(grouping)
      this.aimAt(aim)
    }
    this.side = NEAR_SIDE
    this.throwAt(SPEEDS[power as 0 | 1 | 2])
  }

  get toss(): Toss {
    return { dice: this.dice, aim: this.spot, side: this.side, speed: this.speed }
  }

  /** The preset that it is most like: grouping, aim, power. */
  get like(): [number, number, number] {
    return nearest(this.toss, this.lie, this.numbers)
  }

  /** The action among those that are allowed, and whether it says everything by itself. */
  find(legal: readonly Action[]): { action: Action | undefined; isPreset: boolean } {
    const [grouping, aim, power] = this.like
    const isPower = this.speed === SPEEDS[power as 0 | 1 | 2] && this.side === NEAR_SIDE
    if (this.grand) {
      const action = legal.find((one) => one.kind === 'throw_all' && one.power === power + 1)
      return { action, isPreset: isPower && this.spot[0] === 0 && this.spot[1] === 0 }
    }
    const action = legal.find(
      (one) => one.kind === 'throw' && one.grouping === grouping + 1 && one.aim === aim + 1 && one.power === power + 1,
    )
    const point = pointOf(aim, this.dice, this.numbers)
    const isLaid = String(regrouped(this.lie, grouping)) === String(this.dice)
    return { action, isPreset: isPower && isLaid && point[0] === this.spot[0] && point[1] === this.spot[1] }
  }
}

export const plan = new Plan()
