// The games that there are, and which of them was played last. Before the server has told, the list holds the games that have a board here.
import { PAGES } from '../games'
import { type GameInfo, games } from '../lib/http'
import { settings } from '../lib/settings.svelte'
import { load, save } from '../lib/storage'

class Shelf {
  known = $state.raw<GameInfo[]>([])
  levels = $state.raw<string[]>([])
  private last = $state(load('game', ''))
  private staged = $state('') // looked at, not played yet

  /** Asks the server, once. */
  async look(): Promise<void> {
    const found = await games()
    this.known = found.games
    this.levels = found.levels
  }

  get ids(): string[] {
    return this.known.length ? this.known.map((game) => game.id) : Object.keys(PAGES)
  }

  /** The game on stage: the one that was put there, else the one that was played last, else the first. */
  get current(): string {
    const { ids } = this
    return ids.find((id) => id === this.staged) ?? ids.find((id) => id === this.last) ?? ids[0] ?? ''
  }

  put(id: string): void {
    this.staged = id
  }

  take(id: string): void {
    this.last = id
    this.staged = ''
    save('game', id)
  }

  info(id: string): GameInfo | undefined {
    return this.known.find((game) => game.id === id)
  }

  titleOf(id: string): string {
    return (this.info(id)?.title ?? PAGES[id]?.offer?.title)?.[settings.language] ?? id
  }

  /** As its house is lettered. */
  nameOf(id: string): string {
    return PAGES[id]?.house?.name[settings.language] ?? this.titleOf(id)
  }

  leadOf(id: string): string {
    return PAGES[id]?.offer?.lead[settings.language] ?? ''
  }

  lineOf(id: string): string {
    return PAGES[id]?.offer?.line[settings.language] ?? ''
  }

  /** About how long a game takes; 0: nobody knows. */
  minutesOf(id: string): number {
    return PAGES[id]?.offer?.minutes ?? 0
  }

  /** The fewest and the most players; null: not told yet. */
  playersOf(id: string): [number, number] | null {
    const players = this.info(id)?.options.properties.players
    return players?.minimum && players.maximum ? [players.minimum, players.maximum] : null
  }

  /** What can be switched on in a game, by the names of the switches. */
  modulesOf(id: string): string[] {
    const options = Object.entries(this.info(id)?.options.properties ?? {})
    return options.filter(([name, { module }]) => module === name).map(([name]) => name)
  }

  /** The colours of its house, as custom properties. */
  colours(id: string): string {
    const house = PAGES[id]?.house
    const tube = house?.tube ?? `var(--c${(Math.max(this.ids.indexOf(id), 0) % 6) + 1})`
    const tint = house?.tint ?? `var(--c${(Math.max(this.ids.indexOf(id), 0) % 6) + 1}-t)`
    return `--h: ${tube}; --ht: ${tint}; --letters: ${house?.font ?? '800 1em var(--font-sign)'}`
  }
}

export const shelf = new Shelf()
