// Strike dans nos propres mots ; les identifiants sont les articles que citent les règles et les tests.
import type { Rules } from '../contract'

export const rules: Rules = {
  intro:
    'Une arène, une poignée de dés qui portent un X à la place du 1, et une question : encore un lancer, ou stop ? ' +
    'Qui fait apparaître deux fois le même nombre prend ces dés ; qui n’a plus de dés est éliminé. Le dernier en jeu gagne.',
  chapters: [
    {
      id: 'ST1',
      title: 'Avant la partie',
      parts: [
        {
          when: { edition: '31 dice' },
          text: 'À deux, chacun reçoit neuf dés ; à trois, huit ; à quatre, sept ; à cinq, six.',
        },
        {
          when: { edition: '26 dice' },
          text: 'À deux, chacun reçoit huit dés ; à trois, sept ; à quatre, six ; à cinq, cinq.',
        },
        {
          text: 'On lance dans l’arène un dé resté dans la boîte, jusqu’à ce qu’il montre un nombre. Le plus âgé commence, puis on joue dans le sens des aiguilles d’une montre.',
        },
        {
          ruling:
            'Les pages sur la mise en place sont perdues : ces nombres viennent d’autres sources, et nous avons déduit ceux pour trois et quatre joueurs.',
        },
      ],
    },
    {
      id: 'ST3',
      title: 'Votre lancer',
      parts: [
        {
          text: 'Vous devez lancer un de vos dés dans l’arène, et vous pouvez retourner ceux qui s’y trouvent en les heurtant. Avant chaque lancer, vous pouvez les déplacer à votre guise, côte à côte, tant qu’ils gardent leur nombre.',
        },
        {
          list: [
            'Dés : laissez-les tels quels, ou serrez-les, espacez-les un peu ou écartez-les bien.',
            'Viser : le bord proche du groupe, son centre, le sol vide, ou le dé de votre choix.',
            'Force : doux, ferme ou fort.',
          ],
        },
        {
          text: 'Un lancer est calculé comme des dés en mouvement. La main est humaine : elle dévie un peu, et davantage quand elle lance fort.',
        },
      ],
    },
    {
      id: 'ST4',
      title: 'Ce qu’il en sort',
      parts: [
        {
          list: [
            'Les dés hors de l’arène ou sur son rebord, et ceux qui montrent X, sont hors jeu.',
            'Un nombre apparaît deux fois ou plus ? Vous devez prendre tous les dés de tous ces nombres, et votre tour est fini.',
            'Tous les nombres diffèrent ? Lancez un autre dé, s’il vous en reste, ou arrêtez-vous.',
          ],
        },
        { text: 'Un X ou un lancer manqué ne met pas fin à votre tour ; ne plus avoir de dés, si.' },
        {
          example:
            '2, 3 et 5 sont dans l’arène. Votre dé en fait 2, 3, 4, 6. Vous relancez : 3, 3, 5, 5, 6. Vous prenez les deux 3 et les deux 5 ; le 6 reste.',
        },
        {
          ruling:
            'Un dé si penché que personne ne peut en lire le nombre est relancé à côté et remis à sa place avec ce qu’il montre ; avec un X, il est hors jeu. S’il est à plat sur un autre dé, il compte.',
        },
      ],
    },
    {
      id: 'ST5',
      title: 'Le grand lancer',
      parts: [
        {
          text: 'Si l’arène est vide au début de votre tour, vous devez lancer tous vos dés à la fois. Vous prenez ceux qui vont ensemble, les autres restent ; si aucun ne va avec un autre, vous n’avez plus de dés.',
        },
        {
          ruling:
            'Peu importe comment l’arène s’est vidée. Qui la vide au milieu de son tour sans rien prendre peut continuer, un dé à la fois.',
        },
      ],
    },
    {
      id: 'ST6',
      title: 'Éliminé',
      parts: [
        {
          text: 'Sans dés à la fin de votre tour, vous êtes éliminé. Dès qu’il ne reste qu’un joueur, il a gagné.',
        },
        { ruling: 'Après 2 000 décisions, la manche s’arrête : celui qui a le plus de dés l’emporte.' },
      ],
    },
    {
      id: 'ST7',
      title: 'Plusieurs manches',
      when: { match: true },
      parts: [
        {
          text: 'On joue autant de manches que de joueurs, chacune avec tous les dés. Qui sort marque un point par joueur encore en jeu, le gagnant de la manche aucun. Le plus petit total l’emporte ; à égalité, la victoire est partagée.',
        },
        { ruling: 'Chaque manche est commencée par le joueur suivant, à gauche.' },
      ],
    },
  ],
}
