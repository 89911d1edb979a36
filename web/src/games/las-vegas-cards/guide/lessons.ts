// What the guide to the card game explains besides what holds for the family.
import { num } from '../../vegas/events'
import { END, ENOUGH, first, type Lesson, PAYOUT, type Said, TIED } from '../../vegas/guide/lessons'
import type { Moment } from './moment'
import { w } from './words'

/** Everybody has turned over what they chose, for the first time. */
const allShown = ({ shown, scene }: Moment): boolean =>
  shown.filter((event) => event.kind === 'shown').length >= scene.players.length

const shown = (moment: Moment): Said | null => (allShown(moment) ? { title: w.shownTitle, text: w.shown } : null)

function away(moment: Moment): Said | null {
  const event = moment.shown.find(({ kind, seat }) => kind === 'put_away' && seat === moment.me)
  return event ? { title: w.awayTitle, text: w.away(num(event, 'n')) } : null
}

function done(moment: Moment): Said | null {
  const event = first(moment, 'done')
  if (!event || event.seat === null) return null
  const out = num(event, 'out')
  return { title: w.doneTitle, text: event.seat === moment.me ? w.doneMe(out) : w.done(moment.name(event.seat), out) }
}

export const LESSONS: readonly Lesson<Moment>[] = [
  { id: 'welcome', of: () => ({ title: w.welcomeTitle, text: w.welcome }) },
  { id: 'choose', of: ({ turn }) => (turn === 'choose' ? { title: w.chooseTitle, text: w.choose } : null) },
  ENOUGH,
  { id: 'shown', of: shown },
  { id: 'away', of: away },
  { id: 'done', of: done },
  { ...TIED, of: (moment) => (allShown(moment) ? TIED.of(moment) : null) },
  ...PAYOUT,
  END,
]
