// What the board of the solo game says.
import { words } from '../../lib/i18n'
import { des, dice } from '../vegas/words'

export const w = words({
  en: {
    keyGroups: 'what both groups have left',
    you: 'you',
    seven: 'the seven',
    same: 'changes nothing',
    placed: 'placed at the start',
    duel: (mine: string, theirs: string, all: string) =>
      `If the casinos paid now: you ${mine}, the seven ${theirs}, of ${all}.`,
    need: 'If the casinos paid now. You need more than the seven together.',
    ahead: 'If the casinos paid now, you would win.',
    left: 'Dice left, colour by colour',
    colours: 'Dice left',
    group: (n: number) => `Group ${n}`,
    dice: (now: number, later: number) => (later ? `${dice(now)}, and ${later} later` : dice(now)),
  },
  fr: {
    keyGroups: 'ce qui reste dans les deux groupes',
    you: 'vous',
    seven: 'les sept',
    same: 'ne change rien',
    placed: 'posés au départ',
    duel: (mine: string, theirs: string, all: string) =>
      `Si les casinos payaient maintenant : vous ${mine}, les sept ${theirs}, sur ${all}.`,
    need: 'Si les casinos payaient maintenant. Il vous faut plus que les sept ensemble.',
    ahead: 'Si les casinos payaient maintenant, vous gagneriez.',
    left: 'Dés restants, couleur par couleur',
    colours: 'Dés restants',
    group: (n: number) => `Groupe ${n}`,
    dice: (now: number, later: number) => (later ? `${des(now)}, et ${later} plus tard` : des(now)),
  },
})
