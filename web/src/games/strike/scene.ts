// What everyone has while events play: the view before them, and what has been told since.
import type { Event } from '../../lib/protocol'
import type { DieView, View } from './view'

export interface Player {
  dice: number
  out: boolean
  points: number | null
  gain: number // dice taken just now
}

export interface Scene {
  view: View
  players: Player[]
  arena: DieView[]
  lost: number
  mover: number | null
}

const count = (event: Event, field: string): number => Number(event[field] ?? 0)

export function sceneOf(view: View, shown: readonly Event[]): Scene {
  const scene: Scene = {
    view,
    players: view.players.map((player) => ({ ...player, gain: 0 })),
    arena: view.arena,
    lost: view.lost,
    mover: view.to_move,
  }
  for (const event of shown) tell(scene, event)
  return scene
}

function tell(scene: Scene, event: Event): void {
  const player = typeof event.seat === 'number' ? scene.players[event.seat] : undefined
  switch (event.kind) {
    case 'throws':
    case 'throws_all':
      scene.mover = Number(event.seat)
      if (player) player.dice -= event.kind === 'throws' ? 1 : count(event, 'dice')
      break
    case 'thrown':
      scene.lost += count(event, 'crossed') + count(event, 'left')
      break
    case 'took':
      if (player) {
        player.gain = (event.dice as number[]).length
        player.dice += player.gain
      }
      break
    case 'eliminated':
      if (player) {
        player.out = true
        if (player.points !== null) player.points += count(event, 'points')
      }
      break
    case 'round':
      scene.players = scene.players.map((one) => ({ ...one, dice: count(event, 'dice'), out: false, gain: 0 }))
      scene.arena = []
      break
    case 'opened':
      scene.arena = [{ shows: count(event, 'die'), x: 7.5, y: 7.5, turn: 0 }]
      break
  }
}
