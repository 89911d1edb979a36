// What the guide to the dice game explains besides what holds for the family.
import { num } from '../../vegas/events'
import { END, ENOUGH, type Lesson, PAYOUT, type Said, TIED } from '../../vegas/guide/lessons'
import type { Moment } from './moment'
import { w } from './words'

const LAST_CASINO = 6

const playing = ({ paying, over }: Moment): boolean => !over && !paying

function sent(moment: Moment): Said | null {
  const { shown, me, scene } = moment
  const mine = shown.filter((event) => event.kind === 'placed' && event.seat === me)
  const [event] = mine
  if (!event || mine.length > 1 || !playing(moment)) return null
  return {
    title: w.sentTitle,
    text: w.sent(num(event, 'own'), moment.casino(num(event, 'casino')), scene.players[me]?.dice ?? 0),
  }
}

/** Somebody has no dice left, and others go on. */
function out(moment: Moment): Said | null {
  const { scene, me } = moment
  const done = scene.players.findIndex((player) => player.dice === 0)
  if (done < 0 || !moment.acted || !playing(moment) || !scene.players.some((player) => player.dice > 0)) return null
  return { title: w.outTitle, text: done === me ? w.outMe : w.out(moment.name(done)) }
}

function only({ turn, choices }: Moment): Said | null {
  return turn === 'choose' && choices.length === 1 ? { title: w.onlyTitle, text: w.only } : null
}

/** The lesson that comes as soon as all casinos have their notes. */
function nextRound(moment: Moment): Said | null {
  const { shown, me } = moment
  const round = shown.findLast((event) => event.kind === 'round')
  const stocked = shown.some((event) => event.kind === 'stocked' && num(event, 'casino') === LAST_CASINO)
  if (!round || !stocked) return null
  const begins = round.seat === me ? w.youBegin : w.begins(moment.name(round.seat ?? 0))
  return { title: w.roundTitle(num(round, 'round')), text: `${w.round} ${begins}` }
}

export const LESSONS: readonly Lesson<Moment>[] = [
  { id: 'welcome', of: () => ({ title: w.welcomeTitle, text: w.welcome }) },
  { id: 'choose', of: ({ turn }) => (turn === 'choose' ? { title: w.chooseTitle, text: w.choose } : null) },
  { id: 'sent', of: sent },
  TIED,
  { id: 'out', of: out },
  ENOUGH,
  { id: 'only', of: only },
  ...PAYOUT,
  { id: 'round', of: nextRound },
  END,
]
