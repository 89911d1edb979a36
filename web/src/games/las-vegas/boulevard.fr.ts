// Las Vegas Boulevard avec nos mots : un chapitre par module.
import type { Rules } from '../contract'

export const boulevard: Rules['chapters'] = [
  {
    id: 'BV1',
    title: 'Boulevard : un minimum selon les joueurs',
    when: { minimum: 'by_players' },
    parts: [
      {
        text: 'Au lieu de 50 000 $, chaque casino reçoit des billets jusqu’à un total d’au moins 30 000 $ à deux joueurs, 40 000 $ à trois, 50 000 $ à quatre, 60 000 $ à cinq, 70 000 $ à six, 80 000 $ à sept et 90 000 $ à huit.',
      },
    ],
  },
  {
    id: 'BV2',
    title: 'Boulevard : les billets de 100 000 $',
    when: { high_notes: 'on' },
    parts: [{ text: 'Cinq billets de 100 000 $ sont mélangés à la pile.' }],
  },
  {
    id: 'BV5',
    title: 'Boulevard : les gros dés',
    when: { big_dice: true },
    parts: [
      {
        text: 'De 2 à 7 joueurs. Un de vos huit dés est gros. Il se lance et se place comme les autres mais, au paiement, il compte pour deux, y compris pour les égalités. Les dés blancs ne sont jamais gros.',
      },
      { example: 'Anna a son gros dé et un petit, Benno trois petits : ils sont à égalité.' },
    ],
  },
  {
    id: 'BV6',
    title: 'Boulevard : les kickers',
    when: { kickers: true },
    parts: [
      {
        text: 'De 2 à 7 joueurs. Deux de vos huit dés, ou un seul à six ou sept joueurs, sont des kickers. Ils se lancent et se placent avec les autres, mais un kicker ne reste jamais : il sort jusqu’à la fin de la manche et chasse de ce casino un autre dé de votre choix, fût-il à vous. Ce dé retourne à son propriétaire, qui le relance dès son prochain tour.',
      },
      {
        text: 'Tous les dés placés arrivent avant que le premier kicker n’agisse ; deux kickers agissent l’un après l’autre. Là où il n’y a aucun autre dé, un kicker reste sans effet.',
      },
      {
        ruling:
          'S’il y a un autre dé, il faut en chasser un. Les dés blancs peuvent l’être : ils reviennent à qui les a placés.',
      },
      { ruling: 'On ne regarde qu’à la fin du tour si la manche est finie.' },
    ],
  },
  {
    id: 'BV7',
    title: 'Boulevard : les cartes arc-en-ciel',
    when: { rainbow: true },
    parts: [
      {
        text: 'Six cartes arc-en-ciel sont mélangées aux billets. Quand on garnit les casinos, chacune compte pour 40 000 $. Quand le dernier dé de la manche est posé, et avant que les casinos paient, le billet suivant de la pile remplace chacune d’elles, du casino 1 au dernier, quelle que soit sa valeur. On ne complète plus aucun casino ensuite.',
      },
      {
        ruling:
          'Une carte arc-en-ciel remplacée est hors jeu, comme celle qui sort à ce moment ; celles qui ne sont pas encore sorties attendent dans la pile.',
      },
    ],
  },
  {
    id: 'BV8',
    title: 'Boulevard : la machine à sous',
    when: { slot_machine: true },
    parts: [
      {
        text: 'De 5 à 8 joueurs. La machine à sous est un septième casino, garni et payé après le casino 6. Tous vos dés d’un même numéro peuvent y aller, mais chaque numéro une seule fois par manche : un numéro qui y est déjà est fermé à tous, à vous aussi.',
      },
      {
        text: 'On n’y retire pas les égalités. Le plus de dés passe d’abord ; à égalité, la plus grande somme des points ; puis le dé le plus haut. Dans cet ordre, chacun choisit un des billets, tant qu’il y en a. Le reste va sous la pile.',
      },
      {
        example:
          'Denny y a trois 3, Ben deux 6, Carla deux 4 puis un 1. Carla et Denny ont chacun trois dés qui font 9, et le 4 de Carla est le plus haut : elle choisit d’abord, puis Denny, puis Ben.',
      },
      {
        ruling:
          'Les dés blancs prennent le plus gros billet restant. S’ils sont à égalité en tout avec un joueur, aucun des deux n’a rien. Un gros dé compte double pour le nombre et pour la somme. Un numéro qu’un kicker était seul à montrer reste ouvert ; celui dont les dés ont été chassés reste fermé.',
      },
    ],
  },
  {
    id: 'BV9',
    title: 'Boulevard : les cartes bonus',
    when: { bonus_cards: true },
    parts: [
      {
        text: 'De 2 à 7 joueurs. À chaque manche, chacun reçoit en secret deux cartes bonus, ou une seule à six ou sept. Il y en a deux de 30 000 $, deux de 40 000 $, deux de 50 000 $, deux de 60 000 $, une de 20 000 $ et une de 70 000 $.',
      },
      {
        text: 'Une carte est remplie quand un casino vous verse un billet de sa valeur pendant cette manche. Quand tous les casinos ont payé, les cartes remplies sont montrées, et chacune fait monter votre dé d’annonce d’un point, de 1 au départ jusqu’à 6. À la fin de la partie, chaque point vaut 50 000 $.',
      },
      {
        example:
          'Anna a deux cartes de 60 000 $ et reçoit un billet de 60 000 $ : les deux sont remplies, et son dé passe de 1 à 3.',
      },
      { ruling: 'Deux cartes différentes demandent chacune leur billet. Les cartes non remplies restent secrètes.' },
    ],
  },
  {
    id: 'CG9',
    title: 'Les cartes Jeton',
    when: { chips: true },
    parts: [
      {
        text: '25 cartes Jeton, cinq de chacune des cinq couleurs. Au début de chaque manche, on en pose une de plus à chaque casino, tant qu’il y en a. Qui place au moins deux dés à la fois dans un casino, de n’importe quelle sorte, peut y prendre un des jetons.',
      },
      {
        text: 'D’une même couleur, 1, 2, 3, 4, 5 jetons valent à la fin 10 000 $, 30 000 $, 60 000 $, 100 000 $, 150 000 $. Les jetons sont de l’argent, mais pas des billets.',
      },
      { example: 'Deux jetons roses et quatre jetons or valent 30 000 $ et 100 000 $ : 130 000 $ en tout.' },
      {
        ruling:
          'Les kickers et les dés blancs comptent parmi les deux dés, un gros dé est un seul dé. On prend le jeton après les chasses.',
      },
    ],
  },
]
