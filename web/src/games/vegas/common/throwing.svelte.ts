// A player who has chosen so throws without a click, once for each throw.
import { settings } from '../../../lib/settings.svelte'
import type { BoardModel } from '../../contract'

export function throwsByItself(model: () => BoardModel, rolling: () => boolean): void {
  let thrown = ''
  $effect(() => {
    const { me, live, justRoll } = model()
    const throwing = rolling() && justRoll && me !== null ? `${me}:${live.now?.turns[me]}` : ''
    if (!throwing || throwing === thrown || !settings.chosen.autoRoll) return
    thrown = throwing
    void model().roll()
  })
}
