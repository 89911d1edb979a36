// What is explained of Strike, each thing once, as soon as it has happened at this table.
import type { Event } from '../../../lib/protocol'
import type { Advice, Lesson, Said } from '../../vegas/guide/lessons'
import type { Moment } from './moment'
import { w } from './words'

type Of = (moment: Moment) => Said | null

const has = ({ shown }: Moment, kind: string, fits: (event: Event) => boolean = () => true): boolean =>
  shown.some((event) => event.kind === kind && fits(event))

const once = (reason: (moment: Moment) => boolean, title: () => string, text: () => string): Of => {
  return (moment) => (reason(moment) ? { title: title(), text: text() } : null)
}

const isMine = (moment: Moment) => (event: Event) => event.seat === moment.me

export const LESSONS: readonly Lesson<Moment>[] = [
  {
    id: 'welcome',
    of: once(
      () => true,
      () => w.welcomeTitle,
      () => w.welcome,
    ),
  },
  {
    id: 'gesture',
    of: once(
      ({ choosing, view }) => choosing && !view.grand,
      () => w.gestureTitle,
      () => w.gesture,
    ),
  },
  {
    id: 'group',
    of: once(
      ({ choosing, view }) => choosing && view.arena.length > 1,
      () => w.groupTitle,
      () => w.group,
    ),
  },
  {
    id: 'took',
    of: once(
      (moment) => has(moment, 'took', isMine(moment)),
      () => w.tookTitle,
      () => w.took,
    ),
  },
  {
    id: 'crossed',
    of: once(
      (moment) => has(moment, 'thrown', ({ crossed }) => !!crossed),
      () => w.crossedTitle,
      () => w.crossed,
    ),
  },
  {
    id: 'left',
    of: once(
      (moment) => has(moment, 'thrown', ({ left }) => !!left),
      () => w.leftTitle,
      () => w.left,
    ),
  },
  {
    id: 'again',
    of: once(
      ({ choosing, view }) => choosing && view.thrown > 0,
      () => w.againTitle,
      () => w.again,
    ),
  },
  {
    id: 'grand',
    of: once(
      (moment) => has(moment, 'grand'),
      () => w.grandTitle,
      () => w.grand,
    ),
  },
  {
    id: 'out',
    of: once(
      (moment) => has(moment, 'eliminated'),
      () => w.outTitle,
      () => w.out,
    ),
  },
  {
    id: 'end',
    of: once(
      (moment) => moment.over && has(moment, 'game_end'),
      () => w.endTitle,
      () => w.end,
    ),
  },
]

/** What to do now: of all presets the one that matches most often, as the server foretells them. */
export function advice({ choosing, view, legal, say }: Moment): Advice {
  if (!choosing) return { title: w.waitTitle, text: w.wait }
  if (view.grand) return { title: w.grandTitle, text: w.grand }
  const best = legal.reduce(
    (found, one) => (Number(one.match ?? -1) > Number(found?.match ?? -1) ? one : found),
    legal[0],
  )
  const text = best ? w.best(say(best), Number(best.match ?? 0)) : ''
  return { title: view.thrown ? w.againTitle : w.throwTitle, text }
}
