// A preview in words: "2 → 5 dice", "ahead of Carla", "$80k".
import type { Owner } from '../../dice/symbols'
import type { Preview } from './standing'
import { shortSum } from './sums'
import { w } from './words'

export interface PreviewText {
  change: string
  outcome: string // where one would stand
  wins: string // what that would win; '' where the server does not say
  sum: string // the same, where there is room for no word
  mood: 'good' | 'bad' | 'plain'
}

export function previewText(preview: Preview, name: (who: Owner) => string): PreviewText {
  const { subject, before, after, white } = preview
  const change =
    subject === 'white' ? w.changeWhite(before, after) : w.change(before, after) + (white ? w.alongWhite(white) : '')
  return { change, outcome: outcome(preview, name), wins: wins(preview), sum: sum(preview), mood: mood(preview) }
}

function outcome({ tied, ahead, behind }: Preview, name: (who: Owner) => string): string {
  const names = (all: Owner[]) => w.and(all.map(name))
  const nearest = (all: Owner[]) => names(all.slice(0, 1))
  if (tied.length) return w.tiedWith(names(tied))
  if (behind.length && ahead.length) return w.between(nearest(behind), nearest(ahead))
  if (behind.length) return w.behind(nearest(behind))
  return ahead.length ? w.ahead(names(ahead.slice(0, 2))) : w.alone
}

function wins(preview: Preview): string {
  const { wins, won, before } = preview
  return wins && wins === won && before > 0 ? w.still(sum(preview)) : sum(preview)
}

function sum({ wins }: Preview): string {
  if (wins === undefined) return ''
  return wins ? shortSum(wins) : w.noNote
}

/** Good is what wins, bad what is lost in a tie. */
function mood({ subject, tied, behind, wins }: Preview): PreviewText['mood'] {
  if (subject === 'white') return 'plain'
  if (tied.length) return 'bad'
  return wins === undefined ? (behind.length ? 'plain' : 'good') : wins ? 'good' : 'plain'
}
