import { words } from '../../../lib/i18n'

export const w = words({
  en: {
    throw: 'Group the dice, aim, and throw one of yours at them.',
    match: 'Two or more that show the same are yours, and your turn ends.',
    out: 'An X and what flies out leave the game. Without dice you are out.',
  },
  fr: {
    throw: 'Regroupez les dés, visez, lancez-en un des vôtres.',
    match: 'Deux pareils ou plus sont à vous, et votre tour finit.',
    out: 'Les X et les dés sortis quittent le jeu. Sans dés, vous êtes éliminé.',
  },
})
