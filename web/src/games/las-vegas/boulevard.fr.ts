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
    id: 'BV10',
    title: 'Boulevard : les cartes action',
    when: { action_cards: true },
    parts: [
      {
        text: 'Dix cartes différentes. À chaque manche, on les mélange et chacun en reçoit deux en secret, ou une seule à partir de six joueurs. On ne joue ses cartes qu’à son tour, les deux dans le même tour si l’on veut. Une carte jouée est montrée à tous ; les autres restent secrètes et sont remélangées.',
      },
      {
        text: 'Après le lancer : Égalité gagnée, Relance, Deux casinos, Trois billets, Échange. Puis, avec la Relance, peut-être un autre lancer, encore ces mêmes cartes, et une seule au plus parmi Passe, Rotation et Coup double. Ensuite on place. Après avoir placé : Reprise, puis Paiement anticipé, et les cartes du premier groupe s’il vous reste des dés. Une fois vos dés épuisés, seuls Reprise et Paiement anticipé se jouent encore, juste après le placement qui les a épuisés.',
      },
      {
        list: [
          'Égalité gagnée : seulement à votre premier tour de la manche. Au paiement, vous gagnez une égalité de votre choix ; vous gardez vos dés et votre rang, tous les autres ex æquo s’en vont.',
          'Relance : jusqu’à la fin de la manche, vous pouvez relancer une fois les dés de votre choix après chacun de vos lancers.',
          'Deux casinos : jusqu’à votre prochain tour, tout adversaire qui obtient au moins deux numéros en place deux, dans deux casinos différents.',
          'Passe : vous ne placez rien, gardez tous vos dés et terminez votre tour.',
          'Rotation : vous tournez tous vos dés d’un numéro sur un autre numéro, puis placez le numéro de votre choix.',
          'Reprise : juste après avoir placé, vous reprenez une partie ou la totalité de ces dés ; on ne place plus rien à ce tour.',
          'Coup double : vous placez une paire, un numéro que montrent exactement deux dés, dans le casino de votre choix.',
          'Paiement anticipé : le casino où vous venez de placer paie tout le monde au début de votre prochain tour, ou à la fin de la manche. Aucun dé ne bouge, et les billets que personne n’a gagnés y restent.',
          'Trois billets : on tire trois billets ; celui du milieu va au casino de votre choix, les autres sous la pile.',
          'Échange : quand tous les casinos ont payé, vous pouvez mettre sous la pile un billet reçu pendant la manche et prendre à la place le premier de la pile, que vous êtes seul à voir.',
        ],
      },
      {
        ruling:
          'À qui tient encore une carte, on demande après chaque placement s’il en joue une, même si aucune n’est jouable, pour que la question ne révèle rien. Deux casinos : on choisit l’ordre, et les kickers et les jetons agissent avant le second placement. Qui passe n’est pas concerné ; qui place d’abord des dés tournés, avec des dés qui montraient déjà ce numéro, ne doit pas de second placement ; la paire d’un Coup double est l’un des deux, dans un autre casino que les autres dés.',
      },
      {
        ruling:
          'Égalité gagnée : la carte peut servir lors d’un paiement anticipé, au tour de n’importe qui ; seuls les casinos qui ont un billet sont proposés ; à la machine à sous elle ne sert que contre les dés blancs. Relance : avant de tourner ou de placer un dé ; une option n’en permet qu’une par manche. Reprise : un kicker utilisé le reste, un dé chassé aussi, un jeton est gardé. Paiement anticipé : le casino paie encore en fin de manche s’il y a des billets. Trois billets : les cartes arc-en-ciel de la table sont d’abord remplacées ; de deux billets, on place le plus petit. Un billet échangé reste inconnu des autres jusqu’à la fin de la partie.',
      },
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
