// Las Vegas, dans nos propres mots ; les numéros sont les clauses que citent les règles et les tests.
import type { Rules } from '../contract'

export const rules: Rules = {
  intro:
    'Six casinos, un pour chaque face du dé, mettent des billets en jeu. Lancez, choisissez un numéro, et tous vos dés de ce numéro partent au casino. ' +
    'Celui qui y a le plus de dés prend le plus gros billet. Mais ceux qui en ont autant ne prennent rien du tout.',
  chapters: [
    {
      id: 'LV1-3',
      title: 'Avant une manche',
      parts: [
        {
          text: 'Les 54 billets, de 10 000 $ à 90 000 $, sont mélangés une fois pour toutes et forment une pile face cachée. Chacun a huit dés d’une couleur.',
        },
        {
          text: 'Chaque casino reçoit des billets de la pile jusqu’à ce qu’ils fassent au moins 50 000 $. Tout le monde les voit. La partie dure quatre manches.',
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
            'Benno obtient quatre 3 et un 5. Il choisit les 3 : les quatre vont au casino 3. Au tour suivant, il lance le dé qui lui reste.',
        },
        {
          text: 'Qui n’a plus de dés attend la fin de la manche. Le dernier à en avoir peut jouer plusieurs fois de suite.',
        },
      ],
    },
    {
      id: 'LV6-7',
      title: 'Les gains',
      parts: [
        {
          text: 'Quand tous les dés sont placés, on annule d’abord les égalités : ceux qui ont le même nombre de dés dans un casino les reprennent et n’y gagnent rien.',
        },
        {
          text: 'Puis les casinos paient, de 1 à 6. Parmi les dés qui restent, le plus grand nombre prend le plus gros billet, le suivant le billet suivant : un billet chacun, tant qu’il y en a.',
        },
        {
          example:
            'Au casino 2, Anna a 5 dés, Benno 3, Carla 3 et Denny 1. Benno et Carla sont à égalité : éliminés. Les billets sont de 80 000 $, 30 000 $ et 10 000 $ : Anna prend 80, Denny, avec un seul dé, prend 30. Les 10 retournent sous la pile.',
        },
        {
          example:
            'Anna 2, Carla 2, Benno 1, Denny 1 : chacun est à égalité avec quelqu’un. Tous les billets retournent sous la pile.',
        },
        { example: 'Carla devance Benno, qui devance Denny ; il y a deux billets. Denny ne reçoit rien.' },
      ],
    },
    {
      id: 'LV8-9',
      title: 'La victoire',
      parts: [
        {
          text: 'Les billets gagnés restent face cachée : les autres en voient le nombre. Après quatre manches, le plus riche gagne ; à richesse égale, celui qui a le plus de billets. Si c’est encore égal, la victoire est partagée.',
        },
      ],
    },
    {
      id: 'LV10-12',
      title: 'Variante : les dés blancs',
      parts: [
        {
          text: 'De 2 à 4 joueurs. À chaque manche, chacun reçoit aussi des dés blancs : quatre à deux joueurs, deux à trois ou quatre. On les lance avec les siens et on les place de même : tous les dés du numéro choisi, les siens et les blancs.',
        },
        {
          text: 'Au moment des gains, les dés blancs comptent comme un joueur de plus : ils font égalité, et ils gagnent. Ce qu’ils gagnent va sous la pile.',
        },
        {
          example:
            'Carla obtient deux 1 à elle et un 1 blanc, un 5 à elle et un 6 blanc. Elle peut placer les trois 1, ou le 5, ou le 6 blanc.',
        },
        {
          example:
            'Les blancs sont premiers, Benno deuxième ; les billets sont de 80 000 $ et 30 000 $. Les 80 vont sous la pile, Benno prend 30.',
        },
        {
          text: 'À trois joueurs, il reste deux dés blancs : le premier joueur les lance au début de la manche, et ils vont aux casinos de leurs numéros.',
        },
      ],
    },
    {
      id: 'rulings',
      title: 'Comment nous lisons la règle',
      parts: [
        { ruling: 'Les casinos sont garnis dans l’ordre, de 1 à 6. Les billets ne sont jamais remélangés.' },
        { ruling: 'L’« aîné » est la première place ; la table peut aussi tirer au sort qui commence.' },
        {
          ruling:
            'Les billets que personne ne gagne vont sous la pile casino par casino, du plus gros au plus petit. Tout le monde a vu lesquels.',
        },
        {
          ruling:
            'Tout le monde a vu aussi qui a gagné quoi : l’argent n’est pas un secret, mais une affaire de mémoire. L’option « argent visible » affiche les sommes.',
        },
        {
          ruling:
            'À trois joueurs, les deux dés blancs en trop se lancent une fois les casinos garnis. Ils ne comptent dans le tour de personne.',
        },
        { ruling: 'Qui n’a plus que des dés blancs les lance et les place quand même.' },
        { ruling: 'Les dés neutres sont toujours les blancs.' },
      ],
    },
  ],
}
