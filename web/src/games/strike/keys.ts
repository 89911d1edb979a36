// Keys of the arena: everything that the pointer does.
import { settings } from '../../lib/settings.svelte'
import type { BoardModel } from '../contract'
import { launch, stop } from './look'
import { BY_HAND, plan } from './plan.svelte'
import { w } from './words'

const WRITES = 'input, textarea, select, [contenteditable=true], dialog, [role=dialog]'
const PRESSES = 'button, a, summary, [role=button]'
const STEP = 600 // hundredths of a millimetre
const FINE = 200
const SIDE = 1500 // hundredths of a degree
const HARDER = 250
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Whether a key that was pressed is meant for the table. */
function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector('dialog[open]')) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(WRITES)) return false
  return !((event.key === 'Enter' || event.key === ' ') && target?.closest(PRESSES))
}

export function onKey(event: KeyboardEvent, model: BoardModel, choosing: boolean): void {
  if (!choosing || model.asking || !settings.chosen.shortcuts || !isForTable(event)) return
  if (act(event, model)) event.preventDefault()
}

function act(event: KeyboardEvent, model: BoardModel): boolean {
  const arrow = ARROWS[event.key]
  if (arrow) {
    const step = event.shiftKey ? FINE : STEP
    plan.aimFreely([plan.spot[0] + arrow[0] * step, plan.spot[1] + arrow[1] * step])
  } else if (event.key === '+' || event.key === '=') plan.throwAt(plan.speed + HARDER)
  else if (event.key === '-') plan.throwAt(plan.speed - HARDER)
  else if (event.key === ',') plan.turnTo(plan.side - SIDE)
  else if (event.key === '.') plan.turnTo(plan.side + SIDE)
  else if (/^[1-5]$/.test(event.key)) regroup(Number(event.key) - 1)
  else if (event.key === 's') stop(model)
  else if (event.key === 'Enter' || event.key === ' ') launch(model)
  else return false
  return true
}

function regroup(grouping: number): void {
  const n = plan.numbers.length
  if (plan.grand || !n || (n === 1 && grouping > 1 && grouping < BY_HAND)) return
  plan.group(grouping)
}

export const keys = (): [string, string][] => [
  ['←↑↓→', w.keyAim],
  ['+ −', w.keyPower],
  [', .', w.keySide],
  ['1–5', w.keyGroup],
  ['Enter', w.keyThrow],
  ['S', w.keyStop],
]
