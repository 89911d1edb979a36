// A table that plays recorded messages.
// biome-ignore-all lint/suspicious/noExplicitAny: only for looking
import { nameOf, eventText } from '../src/lib/words'
import { settings } from '../src/lib/settings.svelte'
import { Stage } from '../src/table/stage.svelte'

export function fakeModel(messages: any[], game: any, at: number, event: string | null, play: boolean): any {
  const listeners = new Set<(batch: any) => void>()
  class Live {
    table = $state.raw<any>(messages[0].table)
    seats = $state.raw<any[]>(messages[0].seats)
    you = $state.raw<number[]>(messages[0].you)
    now = $state.raw<any>(messages[0].now)
    updates = $state.raw<any[]>(messages[0].updates)
    present = $state.raw<number[]>([])
    thinking = $state.raw<number[]>([])
    skew = 0
    onBatch(listener: (batch: any) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    take(message: any, first: boolean) {
      if (message.type === 'thinking') this.thinking = message.seats
      if (message.type === 'presence') this.present = message.present
      if (message.type !== 'updates') return
      this.seats = message.seats ?? this.seats
      this.you = message.you ?? this.you
      this.now = message.now
      this.updates = [...this.updates, ...message.updates]
      for (const listener of listeners) listener({ updates: message.updates, now: message.now, first })
    }
  }
  const live = new Live()
  const stage = new Stage(live as any)
  class Model {
    live = live
    stage = stage
    asking = $state(false)
    get me() {
      return live.you.find((seat) => live.now.awaited.includes(seat)) ?? live.you[0] ?? null
    }
    get myTurn() {
      return this.me !== null && live.now.awaited.includes(this.me)
    }
    get mustRoll() {
      return this.myTurn && live.now.thrower === this.me
    }
    get legal() {
      return this.me === null ? [] : (live.now.legal[this.me] ?? [])
    }
    get speaker() {
      return { language: settings.language, names: live.seats.map((seat) => seat.name), lists: live.table.lists[settings.language] }
    }
    nameOf(seat: number) {
      return nameOf(seat, this.speaker)
    }
    say(one: any) {
      return eventText(game.words, one, this.speaker)
    }
    async ask() {
      return step()
    }
    choose() {
      return step()
    }
    roll() {
      return step()
    }
  }
  let next = 1
  function step() {
    while (next < messages.length && messages[next].type !== 'updates') live.take(messages[next++], false)
    if (next < messages.length) live.take(messages[next++], false)
    return Promise.resolve(true)
  }
  while (next < Math.min(at, messages.length)) live.take(messages[next++], true)
  const model = new Model()
  setTimeout(() => {
    if (event !== null) {
      const before = stage.onCue(() => undefined)
      let seen = -1
      stage.onCue(() => {
        seen += 1
        if (seen === Number(event)) stage.pause()
        else if (seen < Number(event)) stage.passOver(() => false)
      })
      before()
      if (!play) settings.chosen.speed = 50
      step()
    } else if (play) step()
  }, 300)
  return Object.assign(model, { step })
}
