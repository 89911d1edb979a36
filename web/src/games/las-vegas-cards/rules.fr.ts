// Le jeu de cartes avec nos mots ; les ids sont les clauses que citent les règles et les tests.
import type { Rules } from '../contract'
import { counted, total } from '../vegas/box'
import { NOTES } from './box'

export const rules: Rules = {
  intro:
    'Six casinos, un par face de dé, offrent chacun deux billets. Tout le monde a le même paquet de cartes Dé. Tour après tour, on pose des cartes aux casinos ' +
    'de leur numéro. Le joueur qui a le plus de dés à un casino prend le plus gros billet, le deuxième prend l’autre. ' +
    'Mais les joueurs à égalité, pour la première place ou pour une autre, n’ont rien du tout.',
  chapters: [
    {
      id: 'CG1-2',
      title: 'Avant une manche',
      parts: [
        {
          text: 'Chaque joueur a un paquet de 30 cartes : pour chaque numéro de 1 à 6, quatre cartes avec un dé et une carte avec deux dés. Tous les paquets sont identiques.',
        },
        {
          text: `Il y a ${total(NOTES)} billets, ${counted(NOTES, 'fr')}, mélangés une seule fois. À chacune des quatre manches, on en met deux à chaque casino ; tout le monde les voit.`,
        },
        { text: 'Vous mélangez votre paquet et prenez en main les cinq premières cartes.' },
      ],
    },
    {
      id: 'CG3-4',
      title: 'À votre tour',
      parts: [
        {
          when: { sequential: false },
          text: 'Tous choisissent en même temps et en secret : personne ne sait ce que les autres vont poser.',
        },
        { text: 'Il faut poser au moins une carte :' },
        {
          list: [
            'soit une ou deux cartes, de n’importe quels numéros,',
            'soit autant que vous voulez d’un seul et même numéro, avec un ou deux dés dessus.',
          ],
        },
        { example: 'On peut poser trois 5, ou deux 6, ou un 1 et un 4, ou un seul 5. Pas deux 4 et un 2.' },
        {
          when: { sequential: false },
          text: 'Vous pouvez changer d’avis jusqu’à ce que le dernier joueur ait choisi. Alors on retourne toutes les cartes et on les pose aux casinos de leur numéro.',
        },
        {
          text: 'Ce que vous n’avez pas posé va sous votre verre à cocktail et ne sert plus pendant cette manche. Vous piochez les cinq cartes suivantes. Six mains épuisent le paquet.',
        },
      ],
    },
    {
      id: 'CG5',
      title: 'Huit cartes, et c’est fini',
      parts: [
        {
          text: 'Un joueur qui a huit cartes ou plus aux casinos à la fin d’un tour a fini la manche ; le reste de son paquet va sous le verre. Ici, ce sont les cartes qui comptent, pas les dés, et on peut dépasser huit. Les autres continuent, même un joueur seul. La manche se termine quand tous ont fini, ou après six mains.',
        },
        {
          example:
            'Après trois tours, Rebecca a posé 7 cartes. Au quatrième, elle pose quatre 2 : cela fait 11, et elle ne joue pas les deux derniers tours.',
        },
      ],
    },
    {
      id: 'CG6',
      title: 'Le paiement',
      parts: [
        {
          text: 'Maintenant, ce sont les dés qui comptent, pas les cartes : une carte à deux dés compte pour deux. Les joueurs qui ont le même nombre de dés à un casino, à la première place ou à une autre, s’annulent et n’y gagnent rien.',
        },
        {
          text: 'Parmi ceux qui restent, celui qui a le plus de dés prend le plus gros billet, le deuxième l’autre. Un joueur qui reste seul ne prend que le plus gros. Les billets que personne ne prend retournent dans la boîte.',
        },
        {
          example:
            'Au casino 5, Leo a 4 dés sur 3 cartes et Henri 4 dés sur 4 cartes ; Rebecca a 2 dés sur une carte et Sandra 2 sur deux. Tous sont à égalité : personne ne gagne rien.',
        },
      ],
    },
    {
      id: 'CG7',
      title: 'La victoire',
      parts: [
        {
          text: 'Pour la manche suivante, chacun mélange de nouveau ses 30 cartes. Vos gains sont dans votre coffre : les autres voient combien de billets il contient, pas leur valeur. Après quatre manches, le plus riche gagne ; à somme égale, celui qui a le plus de billets. S’ils ont aussi autant de billets l’un que l’autre, la victoire est partagée.',
        },
      ],
    },
    {
      id: 'CG8',
      title: 'Variante : à tour de rôle',
      when: { sequential: true },
      parts: [
        {
          text: 'Au lieu de choisir tous ensemble, on joue dans le sens des aiguilles d’une montre et on pose à découvert. Vous mettez le reste sous le verre et piochez cinq cartes avant que le suivant ne joue. Un joueur qui a fini passe son tour. À la manche suivante, c’est le voisin de gauche qui commence.',
        },
      ],
    },
    {
      id: 'CG9',
      title: 'Variante : les cartes Jeton',
      when: { chips: true },
      parts: [
        {
          text: 'Seulement à tour de rôle. À chaque manche, une des 25 cartes Jeton, cinq dans chacune des cinq couleurs, s’ajoute à chaque casino. Quand vous posez au moins deux dés à un casino en un tour (une carte à deux dés suffit), vous pouvez aussitôt y prendre un jeton. Les jetons que personne ne prend restent à leur casino pour la manche suivante.',
        },
        {
          text: 'À la fin, vos jetons d’une même couleur valent 10 000 $, 30 000 $, 60 000 $, 100 000 $ ou 150 000 $ pour un à cinq jetons.',
        },
        { example: 'Deux jetons roses et quatre en or valent 30 000 $ et 100 000 $.' },
      ],
    },
    {
      id: 'rulings',
      title: 'Comment nous lisons les règles',
      parts: [
        {
          when: { chips: true },
          ruling: 'Il y a cinq cartes Jeton de chaque couleur : rose, or, vert, bleu et argent.',
        },
        {
          when: { chips: true },
          ruling:
            'Les jetons comptent comme de l’argent à la fin, mais pas comme des billets quand le nombre de billets départage des sommes égales.',
        },
        {
          when: { chips: true },
          ruling: 'Les cartes Jeton sont posées aux casinos face visible, et restent visibles chez leur propriétaire.',
        },
        {
          when: { chips: true },
          ruling:
            'On prend un jeton par casino et par tour, jamais deux. Deux cartes à deux dés, à deux casinos, donnent droit à un jeton à chacun.',
        },
        {
          when: { chips: true },
          ruling: 'Les dés posés aux tours précédents n’aident pas à prendre un jeton : il en faut deux dans ce tour.',
        },
        { when: { chips: true }, ruling: 'Cinq jetons d’une couleur valent 150 000 $.' },
        {
          when: { chips: true },
          ruling:
            'Les 25 jetons sont distribués dans l’ordre des casinos ; s’il manquait des jetons, les derniers casinos n’en auraient pas. Ici, 24 jetons entrent en jeu.',
        },
      ],
    },
  ],
}
