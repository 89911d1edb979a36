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
]
