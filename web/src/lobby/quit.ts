// How a player leaves a table for good, from the list of the own tables.
import { type MyTable, quit } from '../lib/http'
import { heldAt, letGo } from '../lib/storage'
import { w } from './words'

export type WayOut = 'close' | 'getUp' | 'giveUp' | 'leave' | 'forget'

/** What the server will do with the seat; `forget` is done in this browser alone. */
export function wayOut(table: MyTable): WayOut {
  if (table.status === 'over' || table.status === 'abandoned') return 'forget'
  if (table.status === 'gathering' && table.host) return 'close'
  if (!table.seats.length) return 'forget'
  if (table.status === 'gathering') return 'getUp'
  return table.players > table.bots.length + table.seats.length ? 'leave' : 'giveUp'
}

export const quits = (): Record<WayOut, { name: string; text: string; sure: string }> => ({
  close: { name: w.close, text: w.closeText, sure: w.closeSure },
  getUp: { name: w.getUp, text: w.getUpText, sure: w.getUpSure },
  giveUp: { name: w.giveUp, text: w.giveUpText, sure: w.giveUpSure },
  leave: { name: w.leave, text: w.leaveText, sure: w.leaveSure },
  forget: { name: w.forgetOne, text: w.forgetOneText, sure: w.forgetSure },
})

/** A table at which nothing of ours is left is not kept in the list. */
export async function goOut(table: MyTable): Promise<void> {
  const way = wayOut(table)
  if (way !== 'forget') await quit(table.table, heldAt(table.table)?.token ?? '')
  if (way === 'forget' || way === 'getUp') letGo(table.table)
}
