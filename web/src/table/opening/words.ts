import { words } from '../../lib/i18n'

export const w = words({
  en: {
    preparing: 'The table is being prepared: the rules are compiled, only this once.',
    so: 'Progress',
    about: (seconds: number) => `${seconds} s of about half a minute`,
    longer: (seconds: number) => `${seconds} s: here it takes a little longer`,
    pictures: 'How it is played',
    look: 'The table shows all that you may know.',
    choose: 'When it is your turn, choose one of the moves that are offered.',
    check: 'Chance is sealed before the start: after the game you can check it.',
  },
  fr: {
    preparing: 'On prépare la table : les règles sont compilées, cette fois seulement.',
    so: 'Progression',
    about: (seconds: number) => `${seconds} s sur environ une demi-minute`,
    longer: (seconds: number) => `${seconds} s : ici, c’est un peu plus long`,
    pictures: 'Comment on joue',
    look: 'La table montre tout ce que vous pouvez savoir.',
    choose: 'À votre tour, choisissez un des coups proposés.',
    check: 'Le hasard est scellé avant le début : après la partie, vous pouvez le vérifier.',
  },
})
