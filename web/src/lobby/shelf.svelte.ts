// The games that there are, and which of them was played last. Before the server has told, those that have a board here.
import { PAGES } from '../games'
import { type GameInfo, games } from '../lib/http'
import { settings } from '../lib/settings.svelte'
import { load, save } from '../lib/storage'

class Shelf {
  known = $state.raw<GameInfo[]>([])
  levels = $state.raw<string[]>([])
  private last = $state(load('game', ''))

  /** Asks the server, once. */
  async look(): Promise<void> {
    const found = await games()
    this.known = found.games
    this.levels = found.levels
  }

  get ids(): string[] {
    return this.known.length ? this.known.map((game) => game.id) : Object.keys(PAGES)
  }

  /** The game that was played last, or the first one. */
  get current(): string {
    return this.ids.find((id) => id === this.last) ?? this.ids[0] ?? ''
  }

  take(id: string): void {
    this.last = id
    save('game', id)
  }

  info(id: string): GameInfo | undefined {
    return this.known.find((game) => game.id === id)
  }

  titleOf(id: string): string {
    return (this.info(id)?.title ?? PAGES[id]?.offer?.title)?.[settings.language] ?? id
  }

  leadOf(id: string): string {
    return PAGES[id]?.offer?.lead[settings.language] ?? ''
  }

  /** About how long it takes; 0: nobody knows. */
  minutesOf(id: string): number {
    return PAGES[id]?.offer?.minutes ?? 0
  }

  /** The fewest and the most that can play; null: not told yet. */
  playersOf(id: string): [number, number] | null {
    const players = this.info(id)?.options.properties.players
    return players?.minimum && players.maximum ? [players.minimum, players.maximum] : null
  }
}

export const shelf = new Shelf()
