import type { GameRecord } from '../lib/http'

/** A record as a file of its own. */
export function save(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `flambeur-${record.game}-${record.table || 'game'}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
