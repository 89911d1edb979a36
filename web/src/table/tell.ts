// Lines of the log as sentences.

import { chance } from '../chance'
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
  missing: (_, body, model) =>
    w.missingLine(
      listed(
        (body.seats as number[]).map((seat) => model.nameOf(seat)),
        model.speaker.language,
      ),
    ),
  consented: (name) => w.consented(name),
  called_off: () => w.calledOff,
  keyed: (name, body) => (body.key ? (body.signature ? w.keyedAnnounced(name) : w.keyed(name)) : w.keyedOff(name)),
  start: (_, body, model) => {
    const out = (body.left_out ?? []) as number[]
    const again = Number(body.called_off ?? 0)
    const sealed = out.length
      ? chance(model.gameId).sealedWithout(
          listed(
            out.map((seat) => model.nameOf(seat)),
            model.speaker.language,
          ),
        )
      : chance(model.gameId).sealed
    return again ? `${sealed} ${w.startedAgain(again)}` : sealed
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
  end: (_, body, model) => (body.why === 'over' ? chance(model.gameId).opened : w.endedEarly),
  rematch: () => w.rematchLine,
}

/** The same said to the one who did it. */
const YOURS: Record<string, (body: Record<string, unknown>, model: TableModel) => string> = {
  seated: () => w.youSeated,
  take_back: () => w.youTookBack,
  left: () => w.youLeft,
  away: () => w.youAway,
  back: () => w.youBack,
  voted: (body, model) =>
    body.what === 'replace'
      ? w.youVotedReplace(model.nameOf(Number(body.target)))
      : body.what === 'abandon'
        ? w.youVotedAbandon
        : w.youVotedRematch,
  hinted: () => w.youHinted,
}

export function tell(line: Line, model: TableModel): string {
  if (line.event) return model.say(line.event)
  const yours = line.seat !== null && line.seat === model.speaker.you ? YOURS[line.kind] : undefined
  if (yours) return yours(line.body, model)
  return TELL[line.kind]?.(line.seat === null ? '' : model.nameOf(line.seat), line.body, model) ?? ''
}
