// Les couleurs cachées avec nos mots ; les ids sont les clauses que citent les règles et les tests.
import type { Rules } from '../contract'

export const rules: Rules = {
  intro:
    'Les dés sont à tous : chaque lancer a un dé de chaque couleur. Les casinos paient les couleurs, dès qu’on y a placé des dés. ' +
    'Vos deux couleurs, vous seul les connaissez jusqu’à la fin de la manche.',
  chapters: [
    {
      id: 'BV12-1',
      title: 'Avant une manche',
      parts: [
        {
          text: 'On joue deux manches. À chacune, chaque casino reçoit trois billets de la pile, peu importe leur valeur.',
        },
        {
          text: 'On lance deux dés de chaque couleur et on les place aux casinos de leurs numéros. Cela ne rapporte encore rien.',
        },
        {
          text: 'Chacun pioche deux cartes en secret : ce sont vos couleurs pour cette manche. Personne ne regarde les cartes qui restent.',
        },
      ],
    },
    {
      id: 'BV12-2',
      title: 'À votre tour',
      parts: [
        {
          text: 'Lancez un dé de chaque couleur qui reste, choisissez un numéro, et placez tous les dés qui le montrent à son casino, quelle que soit leur couleur.',
        },
        {
          text: 'Ce casino paie aussitôt. Les couleurs à égalité y sont ignorées. Parmi les autres, il y a au plus autant de gagnantes que de billets, en commençant par celles qui ont le plus de dés ; elles se partagent les plus petits billets, et le plus gros de ceux-là va à celle qui a le plus de dés.',
        },
        {
          example:
            'Des billets de 20 000 $, 40 000 $ et 90 000 $. Après le placement, Violet a trois dés, Rouge un, Jaune et Vert deux chacun : Rouge gagne 20 000 $, Violet 40 000 $ ; Jaune et Vert restent, et le billet de 90 000 $ aussi.',
        },
        {
          text: 'Tous les dés d’une couleur gagnante partent avec son billet jusqu’à la fin de la manche. Les autres dés restent.',
        },
        { ruling: 'Toutes les couleurs du casino comptent, pas seulement celles qu’on vient de placer.' },
      ],
    },
    {
      id: 'BV12-3',
      title: 'On révèle',
      parts: [
        { text: 'Quand le dernier dé est placé, tous montrent leurs couleurs et prennent les billets des deux.' },
        { text: 'Les billets des couleurs que personne n’avait, et ceux qui restent aux casinos, sont hors jeu.' },
        {
          text: 'Après deux manches, le plus riche gagne. À égalité, celui qui a le plus de billets l’emporte ; sinon la victoire est partagée.',
        },
      ],
    },
  ],
}
