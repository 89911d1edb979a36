import { words } from '../../../lib/i18n'

export const w = words({
  en: {
    choose: 'Choose in secret: one or two cards, or several of one face.',
    inTurn: 'In your turn lay one or two cards, or several of one face: each goes to the casino of its face.',
    lay: 'All turn over at once; each card goes to the casino of its face.',
    win: 'Most dice there take the higher note. Whoever is tied takes nothing.',
  },
  fr: {
    choose: 'Choisissez en secret : une ou deux cartes, ou plusieurs d’un même numéro.',
    inTurn:
      'À votre tour, posez une ou deux cartes, ou plusieurs d’un même numéro : chacune va au casino de son numéro.',
    lay: 'Tous retournent leurs cartes ; chacune va au casino de son numéro.',
    win: 'Celui qui y a le plus de dés prend le plus gros billet. Les joueurs à égalité n’ont rien.',
  },
})
