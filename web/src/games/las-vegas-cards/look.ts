// What the parts of this board read from the table in the same way.
import type { BoardModel } from '../contract'
import { withPays } from '../vegas/pays'
import { type Scene, sceneOf } from './scene'
import type { View } from './view'

/** Around one screen, while nobody may see anybody's cards. */
export const isCovered = (model: BoardModel): boolean => model.live.you.length > 1 && model.eyes === null

export function sceneNow(model: BoardModel): Scene | null {
  const { stage, live } = model
  const view = stage.view<View>(model.eyes ?? live.you[0] ?? null)
  if (!view) return null
  const seat = String(model.eyes ?? live.you[0] ?? 'watch')
  const scene = sceneOf(isCovered(model) ? covered(view, live.table?.options.open_money === true) : view, stage.shown)
  withPays(scene.places, [view.casinos, stage.now], [(live.now?.views[seat] as View | undefined)?.casinos, live.now])
  return scene
}

/** What a player's chips bring, as the server says. */
export const chipsWorth = ({ stage }: BoardModel, seat: number): number | undefined =>
  (stage.now?.standing as { chips?: number[] } | null | undefined)?.chips?.[seat]

/** The view as a spectator has it. */
function covered(view: View, open: boolean): View {
  const openly = open || view.phase === 'ended'
  const players = view.players.map((player) => ({
    ...player,
    hand: null,
    chosen: null,
    away: null,
    money: openly ? player.money : null,
  }))
  return { ...view, seat: null, players }
}

/** Whether the table waits for a seat; where all choose at once, also for the seats that are seen thinking. */
export const isAwaited = (model: BoardModel, scene: Scene, seat: number): boolean => {
  if (scene.paying !== null || scene.striking || scene.showing) return false
  if (scene.sequential) return scene.mover === seat
  const player = scene.players[seat]
  return !!player && player.cards > 0 && !player.has_chosen && model.stage.now?.status === 'playing'
}
