// Le jeu en solitaire avec nos mots ; les ids sont les clauses que citent les règles et les tests.
import type { Rules } from '../contract'

export const rules: Rules = {
  intro:
    'Vous jouez les rouges, seul contre sept couleurs de dés. Vous lancez pour toutes, et chaque choix place vos dés et les leurs. ' +
    'Vous l’emportez si Rouge gagne plus que les sept autres ensemble.',
  chapters: [
    {
      id: 'BV11-1',
      title: 'Avant une manche',
      parts: [
        {
          text: 'On mélange les 59 billets, ceux de 100 000 $ compris. Du casino 1 au casino 6, on pose des billets jusqu’à ce que chacun ait au moins 50 000 $.',
        },
        {
          text: 'Violet lance ses huit dés, et chacun va au casino de son numéro. Les autres dés forment deux groupes de quatre dés par couleur.',
        },
        {
          when: { preplaced: 2 },
          text: 'Puis Gris fait de même : deux couleurs sont placées avant que vous commenciez.',
        },
        {
          text: 'Si vous avez moins de dés, les autres gardent les leurs ; d’un nombre impair, la plus grosse moitié va au deuxième groupe.',
        },
      ],
    },
    {
      id: 'BV11-2',
      title: 'Vos lancers',
      parts: [
        {
          text: 'Un groupe d’abord, l’autre ensuite : lancez un dé de chaque couleur qui reste dans le groupe, choisissez un numéro, et placez tous les dés qui le montrent à son casino. Les autres dés retournent au groupe.',
        },
        { text: 'Et ainsi de suite, jusqu’à ce que les deux groupes soient placés.' },
      ],
    },
    {
      id: 'BV11-3',
      title: 'Qui gagne',
      parts: [
        {
          text: 'Les casinos paient comme toujours : les couleurs à égalité dans un casino s’annulent, puis le plus de dés prend le plus gros billet, le suivant le billet suivant, un billet chacun. Ce que personne ne prend va sous la pile.',
        },
        { text: 'Vous gagnez si Rouge a plus d’argent que les sept autres ensemble. À égalité, c’est perdu.' },
        { text: 'Qui gagne avec un seul dé devient Maître joueur.' },
        {
          text: 'Sur plusieurs manches, l’argent s’additionne ; on décide après la dernière si la partie est gagnée ou perdue.',
        },
        {
          ruling:
            'La règle laisse choisir une couleur et un adversaire ; ici, vous êtes rouge, Violet se place en premier, puis Gris.',
        },
      ],
    },
  ],
}
