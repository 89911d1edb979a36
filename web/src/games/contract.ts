// What a game brings to the page, and what its parts may ask of the table. A live table is one such table, a replay another.
import type { Component } from 'svelte'
import type { NewTable } from '../lib/http'
import type { Now, SeatInfo, TableInfo, Update } from '../lib/protocol'
import type { Action } from '../table/model.svelte'
import type { Event, Pace } from '../table/stage.svelte'

export interface BoardModel {
  readonly live: {
    readonly table: TableInfo | null
    readonly seats: readonly SeatInfo[]
    readonly you: readonly number[]
    readonly now: Now | null
    readonly updates: readonly Update[]
    readonly present: readonly number[]
    readonly thinking: readonly number[]
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
  readonly legal: Action[]
  readonly asking: boolean
  nameOf(seat: number): string
  say(event: Event): string
  ask(type: string, fields?: Record<string, unknown>): Promise<boolean>
  choose(action: Action): Promise<boolean>
  roll(): Promise<boolean>
}

export interface BoardProps {
  model: BoardModel
  seats?: boolean // false: the frame places <Seats> by itself
}

export interface Rule {
  id: string
  title: string
  parts: RulePart[]
}

/** A paragraph, a list, an example, or a ruling: how we read what the book leaves open. */
export type RulePart = { text: string } | { list: string[] } | { example: string } | { ruling: string }

export interface Rules {
  intro: string
  chapters: Rule[]
}

export interface GameParts {
  Board: Component<BoardProps>
  Seats: Component<{ model: BoardModel }>
  Tray: Component<{ model: BoardModel }>
  keys?: () => [keys: string, what: string][] // of the board, for the list of keys
  why?: (model: BoardModel, round: number, seat: number) => string[] // what a round brought a seat, and the reasons
}

/** What a guide has explained to the player of this browser. */
export interface GuideBook {
  has(lesson: string): boolean
  add(...lessons: string[]): void
  leave(): void
}

/** A first game that explains itself: the table at which it is played, and who explains. */
export interface GameGuide {
  table: (name: string) => NewTable
  Coach: Component<{ model: BoardModel; book: GuideBook }>
}

/** How a game is offered on the first screen, also before the server has said what there is. */
export interface Offer {
  title: Record<'en' | 'fr', string>
  lead: Record<'en' | 'fr', string> // one sentence: what one does, and who wins
  minutes: number // that a game takes, about
}

export interface GamePage {
  offer?: Offer
  parts: () => Promise<GameParts>
  rounds?: number // how many a game has, for the bar on top
  dice?: boolean // false: none are rolled, so that there is nothing to count
  quiet?: readonly string[] // events of others that only the whole log tells
  rules: (language: 'en' | 'fr') => Promise<Rules>
  guide?: () => Promise<GameGuide>
}
