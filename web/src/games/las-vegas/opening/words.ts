import { words } from '../../../lib/i18n'

export const w = words({
  en: {
    roll: 'Roll all your dice.',
    choose: 'Choose one face: all your dice of that face go to its casino.',
    win: 'Most dice take the top note. Whoever is tied takes nothing.',
  },
  fr: {
    roll: 'Lancez tous vos dés.',
    choose: 'Choisissez un numéro : tous vos dés de ce numéro vont à son casino.',
    win: 'Celui qui a le plus de dés prend le plus gros billet. Les joueurs à égalité n’ont rien.',
  },
})
