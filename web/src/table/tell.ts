// Lines of the log as sentences.

import { listed } from './listed'
import type { TableModel } from './model.svelte'
import type { Line } from './story'
import { w } from './words'

type Teller = (name: string, body: Record<string, unknown>, model: TableModel) => string

const TELL: Record<string, Teller> = {
  seated: (name) => w.seated(name),
  vacated: () => w.vacated,
  filled: (_, body) => (body.level ? w.filled : w.freed),
  handed: () => w.handed,
  start: (_, body, model) => {
    const out = (body.left_out ?? []) as number[]
    return out.length
      ? w.startedLeftOut(
          listed(
            out.map((seat) => model.nameOf(seat)),
            model.speaker.language,
          ),
        )
      : w.started
  },
  take_back: (name) => w.tookBack(name),
  correct: () => w.corrected,
  left: (name) => w.leftLine(name),
  away: (name) => w.awayLine(name),
  back: (name) => w.backLine(name),
  voted: (name, body, model) =>
    body.what === 'replace'
      ? w.votedReplace(name, model.nameOf(Number(body.target)))
      : body.what === 'abandon'
        ? w.votedAbandon(name)
        : w.votedRematch(name),
  hinted: (name) => w.hinted(name),
  end: (_, body) => (body.why === 'over' ? w.ended : w.endedEarly),
  rematch: () => w.rematchLine,
}

export function tell(line: Line, model: TableModel): string {
  if (line.event) return model.say(line.event)
  return TELL[line.kind]?.(line.seat === null ? '' : model.nameOf(line.seat), line.body, model) ?? ''
}
