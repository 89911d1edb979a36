// What a game brings to the page, and what its parts may ask of the table. A live table is one such table, a replay another.
import type { Component } from 'svelte'
import type { GameInfo, NewTable } from '../lib/http'
import type { Action, Event, Now, SeatInfo, TableInfo, Update } from '../lib/protocol'
import type { Speaker } from '../lib/words'

/** How long an event is on stage, in milliseconds at speed 1. */
export type Pace = (event: Event) => number

export interface BoardModel {
  readonly live: {
    readonly table: TableInfo | null
    readonly seats: readonly SeatInfo[]
    readonly you: readonly number[]
    readonly now: Now | null
    readonly updates: readonly Update[]
    readonly present: readonly number[]
    readonly thinking: readonly number[]
    readonly warming: readonly number[]
    readonly skew: number
  }
  readonly stage: {
    readonly now: Now | null
    readonly event: Event | null
    readonly shown: readonly Event[]
    readonly batch: readonly Event[]
    readonly busy: boolean
    readonly paused: boolean
    readonly haste: number
    readonly ahead: number
    view<T>(seat: number | null): T | undefined
    setPace(pace: Pace, patient?: (event: Event) => boolean): void
    onCue(listener: (event: Event) => void): () => void
    skip(): void
    pause(): void
    passOver(same: (event: Event) => boolean): void
  }
  readonly me: number | null
  readonly eyes: number | null // the seat whose secrets may be shown now
  readonly myTurn: boolean
  readonly mustRoll: boolean
  readonly justRoll: boolean
  readonly legal: Action[]
  readonly shares: ReadonlyMap<number, number> // of a hint, by the action's id, the best first: to be marked at the options (HintMark)
  readonly asking: boolean
  readonly canRunOn: boolean // bots play, or a payout runs: there is something to run through
  runOn(): void // up to the next decision of a person
  readonly game: GameInfo | null // with its schemas and words; null: not known yet
  readonly speaker: Speaker
  nameOf(seat: number): string
  sayAction(action: Action): string
  say(event: Event): string
  ask(type: string, fields?: Record<string, unknown>): Promise<boolean>
  choose(action: Action, more?: readonly number[], body?: Record<string, unknown>): Promise<boolean>
  roll(): Promise<boolean>
}

export interface BoardProps {
  model: BoardModel
  seats?: boolean // false: the frame places <Seats> by itself
}

/** Options with which something holds, and the values that they must have. */
export type When = Readonly<Record<string, unknown>>

export interface Rule {
  id: string
  title: string
  when?: When
  parts: RulePart[]
}

/** A paragraph, a list, an example, or a ruling: how we read what the book leaves open. */
export type RulePart = ({ text: string } | { list: string[] } | { example: string } | { ruling: string }) & {
  when?: When
}

export interface Rules {
  intro: string
  chapters: Rule[]
}

export interface GameParts {
  Board: Component<BoardProps>
  Seats: Component<{ model: BoardModel }>
  Tray: Component<{ model: BoardModel }>
  room?: { tall: number; middle?: number; flat: number } // of ui/TrayBox, for what hangs in the tray's place: then no board moves
  keys?: () => [keys: string, what: string][] // of the board, for the list of keys
  isPayout?: (event: Event) => boolean // what ends a round: the board before it is shown again when the game is over
  why?: (model: BoardModel, round: number, seat: number) => string[] // what a round brought a seat, and the reasons
}

/** What a guide has explained to the player of this browser. */
export interface GuideBook {
  has(lesson: string): boolean
  add(...lessons: string[]): void
  leave(): void
}

/** A first game that explains itself: the table at which it is played, and the coach beside the table. */
export interface GameGuide {
  table: (name: string) => NewTable
  Coach: Component<{ model: BoardModel; book: GuideBook }>
}

/** How a game is offered on the first screen, also before the server has said what there is. */
export interface Offer {
  title: Record<'en' | 'fr', string>
  lead: Record<'en' | 'fr', string> // on the stage: what players do, and what wins
  line: Record<'en' | 'fr', string> // the same at its house, in a few words
  minutes: number // about as many as a game takes
}

/** The house of a game, by which it is known at a glance: in the lobby, in the form, over its rules. */
export interface House {
  Picture: Component<{ title: string }> // drawn on 200 by 140 with the title in its own lettering; what matters keeps 12 from the edges
  Stage: Component // what lies on the stage beside the title, for the eye only
  name: Record<'en' | 'fr', string> // as it is lettered
  tube: string // its colour, for lines and glow
  tint: string // a light shade of that, for letters on the night
  font?: string // of its title on the stage; the size is 1em
}

/** One of the three pictures that explain a game, with its sentence. */
export interface Picture {
  Drawing: Component
  text: () => string // in the language of the moment
  when?: When
}

/** What is to be seen while a table is still being prepared: the board before anything lies there, and the game in three pictures. */
export interface GameOpening {
  blank: (players: number) => Record<string, unknown> // what the first seat sees of such a board
  pictures: Picture[]
}

export interface GamePage {
  offer?: Offer
  house?: House // without one the game gets a plain house
  thing?: () => Promise<{ default: Component<{ of: string }> }> // what a module or a preset brings, drawn; nothing for names it does not know
  parts?: () => Promise<GameParts> // without them the game is played on the plain table
  opening?: () => Promise<GameOpening>
  rounds?: number // how many a game has, for the bar on top
  chance?: 'dice' | 'cards' // what it leaves to chance, as the shell calls it (chance/); dice, if it does not say
  undrawn?: readonly string[] // options whose things its board does not draw yet: such tables are played on the plain one
  tally?: boolean // the faces that were rolled are counted beside the board; false where they tell nothing, or have no room there
  points?: boolean // its scores are points, or dice, and no dollars
  seats?: number // as many as its board has room for: larger tables are played on the plain one
  itself?: (legal: readonly Action[]) => Action | undefined // what the page answers by itself: a question that is asked only to tell nothing
  quiet?: readonly string[] // events of others that only the whole log tells
  rules: (language: 'en' | 'fr') => Promise<Rules>
  guide?: () => Promise<GameGuide>
}
