// What each event changes on the board.
import type { Owner } from '../../dice/symbols'
import type { Event } from '../../lib/protocol'
import { num, nums } from '../vegas/events'
import { type Slot, slotsOf } from '../vegas/place'
import { CARD_STEPS } from './card_steps'
import { counted } from './pieces'
import type { DicePlace, Player, Scene } from './scene'
import { clear, lastOf, lift, open, shut } from './windows'

export type Step = (scene: Scene, event: Event) => void

export const at = (scene: Scene, event: Event): DicePlace | undefined => scene.places[num(event, 'casino') - 1]
const by = (scene: Scene, seat: unknown): Player | undefined =>
  typeof seat === 'number' ? scene.players[seat] : undefined

export const STEPS: Record<string, Step> = {
  drawn_first: (scene, event) => {
    scene.first = event.seat ?? scene.first
  },
  round: startRound,
  stocked: (scene, event) => {
    const place = at(scene, event)
    if (!place) return
    place.slots = slotsOf(nums(event, 'notes'))
    place.rainbow = num(event, 'rainbow')
  },
  chip_laid: (scene, event) => {
    const place = at(scene, event)
    if (place) place.chips = [...place.chips, num(event, 'colour')].sort()
  },
  opened: (scene, event) => {
    scene.opening = 0
    for (const face of nums(event, 'white')) {
      const place = scene.places[face - 1]
      if (place) place.white += 1
    }
  },
  rolled: (scene, event) => {
    const sorted = (field: string) => nums(event, field).toSorted()
    scene.mover = event.seat
    scene.roll = { own: sorted('own'), white: sorted('white'), big: sorted('big'), kickers: sorted('kickers') }
  },
  placed,
  kicked,
  kicker_spent: answered,
  taken_back: takenBack,
  ...CARD_STEPS,
  level: strike,
  tie_won: (scene, event) => {
    answered(scene)
    strike(scene, event)
  },
  chip_taken: (scene, event) => {
    const [place, player, colour] = [at(scene, event), by(scene, event.seat), num(event, 'colour')]
    answered(scene)
    if (place) place.chips = without(place.chips, colour)
    if (player) player.chips = [...player.chips, colour].sort()
  },
  chip_left: answered,
  rainbow: (scene, event) => {
    const place = at(scene, event)
    if (!place) return
    place.rainbow -= 1
    if (event.note) place.slots = laid(place.slots, num(event, 'note'))
  },
  tie: strike,
  paid: (scene, event) => {
    take(scene, event, event.seat)
    const player = by(scene, event.seat)
    if (!player) return
    const note = num(event, 'note')
    player.notes += 1
    player.gain += note
    if (player.money !== null) player.money += note
  },
  under: (scene, event) => take(scene, event, event.why === 'white' ? 'white' : 'pile'),
  round_end: (scene) => {
    scene.striking = false
    scene.paying = null
    scene.bonus = []
    scene.mover = null
  },
  game_end: collect,
}

/** Who is level with others is struck out, or loses to the one who wins the tie. */
function strike(scene: Scene, event: Event): void {
  scene.striking = true
  at(scene, event)?.ties.push({ dice: num(event, 'dice'), who: event.who as Owner[] })
}

/** A question is answered. */
function answered(scene: Scene): void {
  scene.asked = scene.kick = scene.taking = null
  scene.asking = scene.question = ''
}

/** How many of a seat's dice lie at a casino more than did. */
function lay(place: DicePlace, seat: number, normal: number, big: number): void {
  place.normal[seat] = (place.normal[seat] ?? 0) + normal
  place.big[seat] = (place.big[seat] ?? 0) + big
  place.dice[seat] = counted(place.normal[seat], place.big[seat])
}

function placed(scene: Scene, event: Event): void {
  const [place, player] = [at(scene, event), by(scene, event.seat)]
  scene.roll = null
  if (!place || !player || event.seat === null) return
  const [own, big, white] = [num(event, 'own'), num(event, 'big'), num(event, 'white')]
  lay(place, event.seat, own, big)
  place.white += white
  shut(place, event.seat, num(event, 'face'), { normal: own, big, white })
  player.dice -= own
  player.big -= big
  player.white -= white
  player.kickers -= num(event, 'kickers')
}

const kindOf = (die: unknown) => (die === 'big' ? 'big' : die === 'white' || die === 'opening' ? 'white' : 'normal')

/** A die goes back to the hand of its owner; a white one of the opening roll to nobody. */
function kicked(scene: Scene, event: Event): void {
  const [place, owner, die] = [at(scene, event), by(scene, event.owner), event.die]
  answered(scene)
  if (place && (die === 'white' || die === 'opening')) place.white -= 1
  if (place) lift(place, Number(event.owner), num(event, 'face'), kindOf(die))
  if (owner && die === 'white') owner.white += 1
  if (!place || !owner || die === 'white') return
  const big = Number(die === 'big')
  lay(place, event.owner as number, big - 1, -big)
  owner.big += big
  owner.dice += 1 - big
}

/** A die of this turn's placement goes back into the hand. */
function takenBack(scene: Scene, event: Event): void {
  const [place, player, die] = [at(scene, event), by(scene, event.seat), event.die]
  if (!place || !player || event.seat === null) return
  const face = lastOf(place, event.seat)
  lift(place, event.seat, face, kindOf(die))
  open(place, face)
  if (die === 'white') {
    place.white -= 1
    player.white += 1
    return
  }
  const big = Number(die === 'big')
  lay(place, event.seat, big - 1, -big)
  player.big += big
  player.dice += 1 - big
}

function take(scene: Scene, event: Event, to: Slot['to']): void {
  scene.striking = false
  scene.paying = num(event, 'casino')
  const slot = at(scene, event)?.slots.find((one) => one.to === null && one.note === num(event, 'note'))
  if (slot) slot.to = to
}

/** One more note, high to low. */
const laid = (slots: readonly Slot[], note: number): Slot[] =>
  [...slots, { note, to: null }].sort((a, b) => b.note - a.note)

const without = (chips: readonly number[], colour: number): number[] => {
  const k = chips.indexOf(colour)
  return chips.filter((_, n) => n !== k)
}

/** All take their dice back; what lay at the casinos is gone, except for chips. */
function collect(scene: Scene): void {
  scene.players.forEach((player, seat) => {
    for (const place of scene.places) {
      player.dice += place.normal[seat] ?? 0
      player.big += place.big[seat] ?? 0
    }
    player.kickers = player.each
  })
  for (const place of scene.places) {
    for (const dice of [place.normal, place.big, place.dice]) dice.fill(0)
    place.white = place.rainbow = 0
    place.ties = []
    place.slots = []
    clear(place)
  }
}

function startRound(scene: Scene, event: Event): void {
  collect(scene)
  answered(scene)
  scene.round = num(event, 'round')
  scene.first = scene.mover = event.seat ?? scene.first
  scene.played = []
  scene.bonus = []
  scene.two = false
  scene.early = null
  for (const player of scene.players) player.gain = 0
}
