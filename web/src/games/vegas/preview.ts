// A preview in words: "2 → 5 dice", "ahead of Carla".
import type { Owner } from '../../dice/symbols'
import type { Preview } from './standing'
import { w } from './words'

export interface PreviewText {
  change: string
  outcome: string
  mood: 'good' | 'bad' | 'plain'
}

export function previewText(preview: Preview, name: (who: Owner) => string): PreviewText {
  const { subject, before, after, white, tied, ahead, behind } = preview
  const change =
    subject === 'white' ? w.changeWhite(before, after) : w.change(before, after) + (white ? w.alongWhite(white) : '')
  const names = (all: Owner[]) => w.and(all.map(name))
  const nearest = (all: Owner[]) => names(all.slice(0, 1))
  if (tied.length) return { change, outcome: w.tiedWith(names(tied)), mood: subject === 'white' ? 'plain' : 'bad' }
  if (behind.length && ahead.length)
    return { change, outcome: w.between(nearest(behind), nearest(ahead)), mood: 'plain' }
  if (behind.length) return { change, outcome: w.behind(nearest(behind)), mood: 'plain' }
  const mood = subject === 'white' ? 'plain' : 'good'
  return ahead.length
    ? { change, outcome: w.ahead(names(ahead.slice(0, 2))), mood }
    : { change, outcome: w.alone, mood }
}
