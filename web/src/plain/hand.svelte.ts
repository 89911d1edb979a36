// The cards that a player holds, and those of them that are picked to be played together.
import type { Action } from '../lib/protocol'
import { bitsOf, type Shown } from './places'
import type { Hint, Part } from './schema'

export interface Held {
  key: string
  field: string
  value: number
  hint: Hint
  text: string // what the card says
  picked: boolean
}

/** The action that the cards picked, or the box that is chosen, stand for: shared by hand and tray. */
export const chosen = $state<{ id: number | null }>({ id: null })
const picks = $state<{ keys: string[] }>({ keys: [] })

export function handOf(shown: Shown, seat: number): Held[] {
  return bitsOf(shown, seat).flatMap(({ field, hint, value }) => {
    if (hint.as !== 'card' || hint.hand === false || !Array.isArray(value)) return []
    const seen = new Map<number, number>()
    return (value as number[]).map((card) => {
      const n = seen.get(card) ?? 0
      seen.set(card, n + 1)
      const key = `${field}-${card}-${n}`
      const text = shown.told.word(`card.${hint.list ?? field}.${card}`) ?? ''
      return { key, field, value: card, hint, text, picked: picks.keys.includes(key) }
    })
  })
}

export function clearPicks(): void {
  picks.keys = []
  chosen.id = null
}

const sorted = (cards: readonly number[]): string => String([...cards].sort((a, b) => a - b))

/** Picks a card, or puts it back; the action that plays exactly the cards picked becomes the chosen one. */
export function togglePick(card: Held, cards: readonly Held[], actions: readonly Action[]): void {
  picks.keys = card.picked ? picks.keys.filter((key) => key !== card.key) : [...picks.keys, card.key]
  const values = cards.filter(({ key }) => picks.keys.includes(key)).map(({ value }) => value)
  const field = card.hint.picks ?? ''
  const found = actions.find((one) => sorted(((one as Part)[field] ?? []) as number[]) === sorted(values))
  chosen.id = found?.id ?? null
}

/** The cards of an action are those picked. */
export function pickFor(action: Action, cards: readonly Held[]): void {
  const keys: string[] = []
  for (const { key, value, hint } of cards) {
    const wanted = hint.picks ? (action as Part)[hint.picks] : undefined
    const list = Array.isArray(wanted) ? (wanted as number[]) : []
    const taken = keys.filter((one) => cards.find((card) => card.key === one)?.value === value).length
    if (list.filter((one) => one === value).length > taken) keys.push(key)
  }
  picks.keys = keys
  chosen.id = action.id
}
