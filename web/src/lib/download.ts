import type { GameRecord } from './http'

const KEPT = 10_000 // milliseconds that a browser may take to begin

/** A file that goes to wherever this browser keeps what it downloads. */
export function keep(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}

/** A record as a file of its own. */
export function save(record: GameRecord): void {
  const name = `flambeur-${record.game}-${record.table || 'game'}.json`
  keep(new File([JSON.stringify(record)], name, { type: 'application/json' }))
}
