import { words } from '../../../lib/i18n'

export const w = words({
  en: {
    buy: 'Walk round the ring and buy the casinos that nobody owns.',
    bet: 'In the casinos of the others you bet. With a Joker you repair what is lost, or bluff.',
    win: 'With three of one colour or of one game you announce your last lap: come round, and you have won.',
  },
  fr: {
    buy: 'Faites le tour du plateau et achetez les casinos qui ne sont à personne.',
    bet: 'Chez les autres, vous misez. Un Joker répare une mise perdue, ou sert à bluffer.',
    win: 'Avec trois casinos d’une couleur ou d’un même jeu, annoncez votre dernier tour : bouclé, il vous fait gagner.',
  },
})
