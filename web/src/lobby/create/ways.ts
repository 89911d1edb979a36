// What a mended set of options would change, in words: what is switched on, what is given up, how many play.
import { told } from '../../lib/i18n'
import type { Plan } from './plan.svelte'
import { w } from './words'

export function wayOf(plan: Plan, mend: Record<string, unknown>, wanted: Record<string, unknown> = {}): string {
  const now: Record<string, unknown> = { ...plan.options, players: plan.seats.length, ...wanted }
  const changed = [...plan.asked.map(([name]) => name), 'players'].filter(
    (name) => mend[name] !== now[name] && !plan.follows(name, mend.players, mend[name]),
  )
  const on = changed.filter((name) => mend[name] === true)
  const off = changed.filter((name) => mend[name] === false)
  const rest = changed.filter((name) => typeof mend[name] !== 'boolean')
  const labels = (names: string[]): string => names.map((name) => plan.labelOf(name)).join(', ')
  return [
    on.length ? w.alsoOn(labels(on)) : '',
    off.length ? w.off(labels(off)) : '',
    ...rest.map((name) => (name === 'players' ? w.withPlayers(Number(mend.players)) : setTo(plan, name, mend[name]))),
  ]
    .filter(Boolean)
    .join(' · ')
}

function setTo(plan: Plan, name: string, value: unknown): string {
  const schema = plan.game.options.properties[name]
  return w.setTo(plan.labelOf(name), told(schema?.values?.[String(value)]) || String(value))
}
