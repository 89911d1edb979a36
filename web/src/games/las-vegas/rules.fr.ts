// Las Vegas, dans nos propres mots ; les numéros sont les clauses que citent les règles et les tests.
import type { Rules } from '../contract'
import { counted, total } from '../vegas/box'
import { boulevard } from './boulevard.fr'
import { NOTES } from './box'

export const rules: Rules = {
  intro:
    'Six casinos, un pour chaque face du dé, mettent des billets en jeu. Lancez, choisissez un numéro, et tous vos dés de ce numéro vont à son casino. ' +
    'Celui qui y a le plus de dés prend le plus gros billet. Mais les joueurs à égalité, pour la première place ou pour une autre, ne prennent rien du tout.',
  chapters: [
    {
      id: 'LV1-3',
      title: 'Avant une manche',
      parts: [
        {
          text: `Il y a ${total(NOTES)} billets : ${counted(NOTES, 'fr')}. On les mélange une fois pour toutes en une pile face cachée. Chacun a huit dés d’une couleur.`,
        },
        {
          text: 'Chaque casino reçoit des billets de la pile jusqu’à ce qu’ils fassent au moins 50 000 $. Tout le monde voit ces billets. La partie dure quatre manches.',
        },
        {
          text: 'Le premier joueur de la manche commence, puis on joue dans le sens des aiguilles d’une montre. À la manche suivante, c’est son voisin de gauche qui commence.',
        },
      ],
    },
    {
      id: 'LV4-5',
      title: 'À votre tour',
      parts: [
        {
          list: [
            'Lancez tous les dés qu’il vous reste.',
            'Choisissez un des numéros obtenus.',
            'Tous vos dés de ce numéro vont au casino qui le porte. On ne peut pas en garder.',
          ],
        },
        {
          example:
            'Benno obtient quatre 3 et un 5. Il choisit les 3 : les quatre vont au casino 3. Au tour suivant, il lance le dé qui lui reste.',
        },
        {
          text: 'Un joueur qui n’a plus de dés attend la fin de la manche. Le dernier à avoir des dés peut jouer plusieurs fois de suite.',
        },
      ],
    },
    {
      id: 'LV6-7',
      title: 'Le paiement',
      parts: [
        {
          text: 'Quand tous les dés sont placés, on annule d’abord les égalités : les joueurs qui ont le même nombre de dés dans un casino, à la première place ou à une autre, les reprennent et n’y gagnent rien.',
        },
        {
          text: 'Puis les casinos paient, de 1 à 6. Parmi les joueurs qui restent, celui qui a le plus de dés prend le plus gros billet, le suivant le billet suivant : un billet chacun, tant qu’il y en a.',
        },
        {
          example:
            'Au casino 2, Anna a 5 dés, Benno 3, Carla 3 et Denny 1. Benno et Carla sont à égalité : éliminés. Les billets sont de 80 000 $, 30 000 $ et 10 000 $ : Anna prend celui de 80 000 $, Denny, avec un seul dé, celui de 30 000 $. Le billet de 10 000 $ retourne sous la pile.',
        },
        {
          example:
            'Anna 2, Carla 2, Benno 1, Denny 1 : chacun est à égalité avec quelqu’un. Tous les billets retournent sous la pile.',
        },
        { example: 'Carla devance Benno, qui devance Denny ; il y a deux billets. Denny ne reçoit rien.' },
      ],
    },
    {
      id: 'LV8-9',
      title: 'La victoire',
      parts: [
        {
          text: 'Les billets gagnés restent face cachée : les autres en voient le nombre. Après quatre manches, le plus riche gagne ; à somme égale, celui qui a le plus de billets. S’ils ont aussi autant de billets l’un que l’autre, la victoire est partagée.',
        },
      ],
    },
    {
      id: 'LV10-12',
      title: 'Variante : les dés blancs',
      when: { neutral_dice: true },
      parts: [
        {
          text: 'De 2 à 5 joueurs. À chaque manche, chacun reçoit aussi des dés blancs : quatre à deux joueurs, deux à trois ou plus. On les lance avec les siens et on les place avec eux : tous les dés du numéro choisi, blancs compris.',
        },
        {
          text: 'Au paiement, les dés blancs comptent comme un joueur de plus : ils font égalité, et ils gagnent. Ce qu’ils gagnent va sous la pile.',
        },
        {
          example:
            'Carla obtient deux 1 à elle et un 1 blanc, un 5 à elle et un 6 blanc. Elle peut placer les trois 1, ou le 5, ou le 6 blanc.',
        },
        {
          example:
            'Les blancs sont premiers, Benno deuxième ; les billets sont de 80 000 $ et 30 000 $. Le billet de 80 000 $ va sous la pile, Benno prend celui de 30 000 $.',
        },
        {
          when: { players: 3 },
          text: 'À trois joueurs, il reste deux dés blancs : le premier joueur les lance au début de la manche, et ils vont aux casinos de leurs numéros.',
        },
      ],
    },
    ...boulevard,
    {
      id: 'rulings',
      title: 'Comment nous lisons les règles',
      parts: [
        { ruling: 'Les casinos sont garnis dans l’ordre, de 1 à 6. Les billets ne sont jamais remélangés.' },
        { ruling: 'L’« aîné » est la première place ; la table peut aussi tirer au sort qui commence.' },
        {
          ruling:
            'Les billets que personne ne gagne vont sous la pile casino par casino, du plus gros au plus petit. Tout le monde a vu lesquels.',
        },
        {
          ruling:
            'Tout le monde a vu aussi qui a gagné quoi : l’argent n’est pas un secret, mais une affaire de mémoire. L’option « argent visible » affiche les sommes.',
        },
        {
          when: { neutral_dice: true, players: 3 },
          ruling:
            'À trois joueurs, les deux dés blancs en trop se lancent une fois les casinos garnis. Ils ne comptent dans le tour de personne.',
        },
        {
          when: { neutral_dice: true },
          ruling: 'Un joueur qui n’a plus que des dés blancs les lance et les place quand même.',
        },
        { when: { neutral_dice: true }, ruling: 'Les dés neutres sont toujours les blancs.' },
      ],
    },
  ],
}
