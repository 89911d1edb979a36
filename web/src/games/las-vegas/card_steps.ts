// What action cards and bonus cards change on the board.
import type { Event } from '../../lib/protocol'
import { num } from '../vegas/events'
import type { Player, Scene } from './scene'

type Step = (scene: Scene, event: Event) => void

const by = (scene: Scene, event: Event): Player | undefined =>
  event.seat === null ? undefined : scene.players[event.seat]

export const CARD_STEPS: Record<string, Step> = {
  card_played: (scene, event) => {
    const [player, card] = [by(scene, event), num(event, 'card')]
    scene.played = [...scene.played, { card, by: event.seat ?? 0 }]
    if (player?.cards) discard(player, card)
  },
  turned: (scene, event) => {
    const [before, after] = [num(event, 'before'), num(event, 'after')]
    const turn = (dice: number[]) => dice.map((face) => (face === before ? after : face)).sort()
    const { roll } = scene
    if (roll)
      scene.roll = {
        own: turn(roll.own),
        white: turn(roll.white),
        big: turn(roll.big),
        kickers: turn(roll.kickers),
      }
  },
  three_drawn: (scene, event) => {
    scene.drawn = num(event, 'middle') || null
  },
  note_laid: (scene, event) => {
    const place = scene.places[num(event, 'casino') - 1]
    scene.drawn = null
    if (place) place.slots = [...place.slots, { note: num(event, 'note'), to: null }].sort((a, b) => b.note - a.note)
  },
  early_at: (scene, event) => {
    scene.early = num(event, 'casino')
  },
  tie_not_won: (scene) => {
    scene.asked = null
  },
  swapped: swap,
  swapped_openly: swap,
  bonus: (scene, event) => {
    const player = by(scene, event)
    if (!player || event.seat === null) return
    const [card, die] = [num(event, 'card'), num(event, 'die')]
    scene.paying = null
    scene.striking = false
    scene.bonus = [...scene.bonus, { seat: event.seat, card, die }]
    player.bonus_die = die
    player.gain += num(event, 'brings')
    if (player.money !== null) player.money += num(event, 'brings')
  },
}

/** One's own card, or the back of somebody else's. */
function discard(player: Player, card: number): void {
  const cards = player.cards ?? []
  const k = cards.indexOf(card) >= 0 ? cards.indexOf(card) : cards.indexOf(null)
  player.cards = cards.filter((_, n) => n !== k)
  player.playable = player.playable?.filter((_, n) => n !== k)
}

function swap(scene: Scene, event: Event): void {
  const player = by(scene, event)
  scene.asked = null
  if (player && player.money !== null && event.note) player.money += num(event, 'note') - num(event, 'under')
}
