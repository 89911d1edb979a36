// What the parts of this board read from the table in the same way.
import type { Action, Event } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { choose, say, thousands } from '../../lib/words'
import type { BoardModel } from '../contract'
import { type Scene, sceneOf } from './scene'
import type { Standing, View } from './view'

/** Around one screen, while nobody may see anybody's Jokers. */
export const isCovered = (model: BoardModel): boolean => model.live.you.length > 1 && model.eyes === null

/** The view as a spectator has it: of hands only how many cards they have. */
function covered(view: View): View {
  const players = view.players.map((player) => ({ ...player, jokers: null, known: [] }))
  return { ...view, seat: null, players, laid: view.laid === null ? null : 'hidden' }
}

export function sceneNow(model: BoardModel): Scene | null {
  const { stage, live } = model
  const view = stage.view<View>(model.eyes ?? live.you[0] ?? null)
  if (!view) return null
  const hides = isCovered(model)
  const shown = hides ? stage.shown.map(openly) : stage.shown
  return sceneOf(hides ? covered(view) : view, shown)
}

const SECRET = new Set(['joker_drawn', 'laid', 'returned'])

/** An event as everybody may see it. */
function openly(event: Event): Event {
  if (!SECRET.has(event.kind)) return event
  const { joker: _, ...open } = event
  return open as Event
}

export const standingNow = (model: BoardModel): Standing | null =>
  (model.stage.now?.standing as Standing | null | undefined) ?? null

/** Everything that happened has been shown, so that what is offered fits what is seen. */
export const isSettled = ({ stage, live }: BoardModel): boolean => !stage.busy && stage.now === live.now

/** What the player at this device may choose, once the board stands as the choice finds it. */
export const offered = (model: BoardModel): Action[] =>
  model.me !== null && model.myTurn && isSettled(model) ? model.legal : []

/** "You" only where one person plays at this device. */
export const isYou = (model: BoardModel, seat: number): boolean =>
  model.live.you.length === 1 && seat === model.live.you[0]

export const sum = (units: number): string => thousands(units, settings.language)

const nameIn = (model: BoardModel, list: string, n: number | null): string =>
  n === null ? '' : (model.live.table?.lists[settings.language]?.[list]?.[n - 1] ?? String(n))

export const squareName = (model: BoardModel, square: number | null): string => nameIn(model, 'square', square)
export const betName = (model: BoardModel, bet: number | null): string => nameIn(model, 'bet', bet)
export const jokerName = (model: BoardModel, joker: number | null): string => nameIn(model, 'joker', joker)
export const gameName = (model: BoardModel, game: number | null): string => nameIn(model, 'game', game)
export const colourName = (model: BoardModel, colour: number | null): string => nameIn(model, 'colour', colour)

/** The game of the bet that is on the table: of its casino, or as the bet itself says. */
export function gameOf(scene: Scene): number {
  const casino = scene.target === null ? null : scene.squares[scene.target - 1]
  if (casino?.game) return casino.game
  const bet = scene.bet ?? 0
  return bet > 30 ? 3 : bet > 7 || bet === 0 ? 1 : 2
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a choice leads to, in the game's own words. */
export function brief(model: BoardModel, action: Action): string {
  const pattern = model.game && choose(model.game.words, `brief.${action.kind}`, action)
  return pattern ? capital(say(pattern, action, model.speaker)) : ''
}

/** A title that the game has for a kind of choice. */
export function titled(model: BoardModel, action: Action): string {
  const pattern = model.game && choose(model.game.words, `choice.${action.kind}`, action)
  return pattern ? say(pattern, action, model.speaker) : capital(model.sayAction(action))
}

/** What is asked, in the game's own words. */
export function question(model: BoardModel, phase: string): string {
  const pattern = model.game && choose(model.game.words, `turn.${phase}`, {})
  return pattern ? say(pattern, {}, model.speaker) : ''
}

const RECENT = 60

/** The last event of these kinds that has been on the board. */
export function lastOf(model: BoardModel, kinds: ReadonlySet<string>): Event | undefined {
  const { live, stage } = model
  const told = live.updates
    .slice(-RECENT - stage.ahead, live.updates.length - stage.ahead)
    .flatMap(({ events }) => events)
  const waiting = stage.batch.length - stage.shown.length
  return told.slice(0, told.length - waiting).findLast(({ kind }) => kinds.has(kind))
}
