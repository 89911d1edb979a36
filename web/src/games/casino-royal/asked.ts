// What the tray says of the moment: a title, and a line under it.
import type { BoardModel } from '../contract'
import { betName, isSettled, offered, question, squareName, sum } from './look'
import { turns } from './saying'
import type { Scene } from './scene'
import { w } from './words'

export interface Asked {
  who: number | null // whose badge stands before it
  title: string
  text: string
}

const here = (scene: Scene): number | null =>
  scene.squares.find(({ here }) => scene.to_move !== null && here.includes(scene.to_move))?.square ?? null

/** What is asked of the player at this device. */
function mine(model: BoardModel, scene: Scene): { title: string; text: string } {
  const again = scene.double ? w.afterDouble : ''
  const owner = scene.squares[(scene.target ?? 1) - 1]?.owner ?? null
  const casino = squareName(model, scene.target)
  switch (scene.phase) {
    case 'throw':
      return {
        title: w.yourTurn,
        text: scene.double ? w.doubleText : scene.players[model.me ?? 0]?.ruined ? w.ruinedText : w.turnText,
      }
    case 'buy':
      return { title: w.freeTitle(squareName(model, here(scene))), text: again }
    case 'bet':
      return { title: w.betAt(casino), text: owner === null ? '' : w.betText(model.nameOf(owner)) }
    case 'stake':
    case 'die':
    case 'cut':
    case 'spin':
      return {
        title: question(model, scene.phase),
        text:
          scene.bet && scene.stake ? w.going(betName(model, scene.bet), sum(scene.stake)) : betName(model, scene.bet),
      }
    case 'fortune':
      return { title: question(model, scene.phase), text: legalTotals(model) ? w.pickTotals : '' }
    case 'bid': {
      const bid = offered(model).find(({ kind }) => kind !== 'pass')
      const text = bid
        ? turns(model, bid)
            .map((line) => line.text)
            .join(' ')
        : ''
      return { title: w.bidFor(squareName(model, scene.auction)), text }
    }
    default:
      return { title: question(model, scene.phase) || w.yourTurn, text: again }
  }
}

const legalTotals = (model: BoardModel): boolean => offered(model).some(({ kind }) => kind === 'totals')

export function askedOf(model: BoardModel, scene: Scene | null): Asked {
  const { me, stage, live } = model
  const status = stage.now?.status
  if (status === 'over' || status === 'abandoned') return { who: null, title: w.over, text: '' }
  if (!scene) return { who: null, title: w.drawing, text: '' }
  if (!isSettled(model)) return happening(model)
  if (me !== null && model.myTurn) {
    const { title, text } = mine(model, scene)
    return { who: me, title: live.you.length > 1 ? w.of(model.nameOf(me), title) : title, text }
  }
  return waiting(model)
}

function happening(model: BoardModel): Asked {
  const { event } = model.stage
  return { who: event?.seat ?? model.me, title: event ? model.say(event) : w.drawing, text: '' }
}

function waiting(model: BoardModel): Asked {
  const awaited = model.stage.now?.awaited ?? []
  const names = awaited.map((seat) => model.nameOf(seat))
  const title = names.length === 1 ? w.waits(names[0] ?? '') : names.length ? w.waitsMany(names) : w.drawing
  return { who: awaited[0] ?? model.me, title, text: model.me === null ? w.watching : '' }
}
