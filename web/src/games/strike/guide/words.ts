// What the guide to Strike says.
import { words } from '../../../lib/i18n'

export const w = words({
  en: {
    welcomeTitle: 'Welcome to the arena',
    welcome:
      'Four dice lie there, all different; an X stands where others have the 1. Throw one of yours: if two show the same then, they are yours. Whoever has no dice left is out, and the last one in wins.',
    gestureTitle: 'One gesture throws',
    gesture:
      'Press where the die should land, pull back, and let go. The further you pull, the harder it flies. The ring shows how far a hand strays: two sigma, more with power. The controls below do the same.',
    groupTitle: 'Group the dice first',
    group:
      'Before every throw you may move what lies there: tight dice turn more easily, spread ones hardly. “By hand” moves them one by one. What a throw promises stands beside the power.',
    tookTitle: 'A match',
    took: 'Dice that show the same are yours, all of them, and your turn ends. What stays is for the next player.',
    crossedTitle: 'An X',
    crossed: 'A die that shows X leaves the game, whoever threw it. That alone does not end a turn.',
    leftTitle: 'Out of the arena',
    left: 'A die that flies out, or lies on the rim, leaves the game. Hard throws do that, above all where nothing stops them.',
    againTitle: 'Throw again, or stop?',
    again:
      'All differ, so you may throw another die, or stop. Each throw costs a die of your reserve, until a match brings some back.',
    grandTitle: 'The grand throw',
    grand:
      'If the arena is empty when a turn begins, all dice of the reserve fly at once. Without a match they are all gone.',
    outTitle: 'Out',
    out: 'Whoever has no dice left at the end of the turn is out. As soon as one player is left, that player has won.',
    endTitle: 'That is the game',
    end: 'You know Strike now. Alone against bots, around one screen or by a link: choose on the first screen.',
    waitTitle: 'The others throw',
    wait: 'Watch how they group and aim. “To my turn” runs ahead.',
    throwTitle: 'Your throw',
    best: (throwing: string, match: number) =>
      `Of the presets this one matches most often: ${throwing}, ${match} times in a hundred.`,
  },
  fr: {
    welcomeTitle: 'Bienvenue dans l’arène',
    welcome:
      'Quatre dés s’y trouvent, tous différents ; un X remplace le 1. Lancez-en un des vôtres : si deux montrent alors le même nombre, ils sont à vous. Qui n’a plus de dés est éliminé, le dernier en jeu gagne.',
    gestureTitle: 'Un geste pour lancer',
    gesture:
      'Touchez le point visé, tirez en arrière, lâchez. Plus vous tirez, plus il vole fort. L’anneau montre de combien la main s’écarte : deux sigmas, et davantage avec la force. Les commandes en bas font de même.',
    groupTitle: 'Regroupez d’abord',
    group:
      'Avant chaque lancer vous pouvez déplacer ce qui se trouve là : serrés, les dés se retournent mieux, écartés presque pas. « À la main » les déplace un par un. Ce que promet un lancer est près de la force.',
    tookTitle: 'Une paire',
    took: 'Les dés pareils sont à vous, tous, et votre tour finit. Le reste attend le joueur suivant.',
    crossedTitle: 'Un X',
    crossed: 'Un dé qui montre X quitte le jeu, quel que soit son lanceur. Cela seul ne finit pas un tour.',
    leftTitle: 'Hors de l’arène',
    left: 'Un dé qui sort, ou reste sur le rebord, quitte le jeu. C’est l’effet des lancers forts, surtout là où rien ne les arrête.',
    againTitle: 'Encore un, ou stop ?',
    again:
      'Tous différents : vous pouvez lancer un autre dé, ou vous arrêter. Chaque lancer coûte un dé de la réserve, jusqu’à ce qu’une paire en rende.',
    grandTitle: 'Le grand lancer',
    grand:
      'Si l’arène est vide au début d’un tour, tous les dés de la réserve volent ensemble. Sans paire, ils sont tous perdus.',
    outTitle: 'Éliminé',
    out: 'Qui n’a plus de dés à la fin de son tour est éliminé. Dès qu’il ne reste qu’un joueur, il a gagné.',
    endTitle: 'Voilà le jeu',
    end: 'Vous connaissez Strike. Seul contre des robots, autour d’un écran ou par un lien : choisissez à l’accueil.',
    waitTitle: 'Les autres lancent',
    wait: 'Regardez comme ils regroupent et visent. « Jusqu’à mon tour » avance.',
    throwTitle: 'À vous de lancer',
    best: (throwing: string, match: number) =>
      `Parmi les lancers types, le plus sûr : ${throwing}, ${match} fois sur cent une paire.`,
  },
})
