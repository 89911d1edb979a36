// What the guide to the dice game says.
import { words } from '../../../lib/i18n'
import type { Named } from '../../vegas/words'

const dice = (n: number) => (n === 1 ? '1 die' : `${n} dice`)
const des = (n: number) => (n <= 1 ? `${n} dé` : `${n} dés`)

export const w = words({
  en: {
    welcomeTitle: 'Six casinos, and money at each',
    welcome:
      'Your dice go to the casinos. At the end of a round, whoever has the most dice at a casino takes its largest note. After four rounds the richest player wins. We join in at round 3.',
    chooseTitle: 'Choose a number',
    choose: 'You have rolled. Pick one number: all your dice with it go to the casino with that number.',
    faces: (face: number) => `the ${face}s`,
    sentTitle: 'Placed is placed',
    sent: (n: number, { name }: Named, left: number) =>
      `Your ${n === 1 ? 'die stays' : `${n} dice stay`} at ${name} until the round is over. Next time you roll only the ${left} that you have left.`,
    outTitle: 'Out of dice, not out of the game',
    out: (who: string) =>
      `${who} has placed all dice and waits. Whoever has dice left goes on, and can still catch up or run into a tie.`,
    outMe:
      'You have placed all your dice and wait. Whoever has dice left goes on, and can still catch up with you or run into a tie.',
    rollTitle: 'Your turn: roll',
    roll: (n: number) => `Press “Roll”, or Enter. You have ${dice(n)} left, and roll all of them.`,
    rollAgain: (n: number) => (n === 1 ? 'Your last die.' : `You have ${dice(n)} left.`),
    againTitle: 'Choose again',
    onlyTitle: 'No choice this time',
    only: 'All your dice show the same number, and one number must be placed. Fewer dice, fewer choices: place the first ones well.',
    roundTitle: (n: number) => `Round ${n}: the last one`,
    round:
      'All have their eight dice back, and every casino has new notes of at least $50,000. What you have won stays with you. So far the dice were chosen for the lesson; from here on they fall as they may.',
    youBegin: 'This time you begin.',
    begins: (who: string) => `This time ${who} begins: everybody gets to begin in turn.`,
  },
  fr: {
    welcomeTitle: 'Six casinos, et de l’argent dans chacun',
    welcome:
      'Vos dés vont aux casinos. À la fin d’une manche, celui qui a le plus de dés dans un casino prend son plus gros billet. Après quatre manches, le plus riche gagne. Nous arrivons à la manche 3.',
    chooseTitle: 'Choisissez un numéro',
    choose: 'Vos dés sont lancés. Choisissez un numéro : tous vos dés de ce numéro vont au casino qui le porte.',
    faces: (face: number) => `les ${face}`,
    sentTitle: 'Ce qui est placé reste placé',
    sent: (n: number, { at }: Named, left: number) =>
      `${n === 1 ? 'Votre dé reste' : `Vos ${n} dés restent`} ${at} jusqu’à la fin de la manche. La prochaine fois, vous lancerez seulement ${left <= 1 ? 'le dé qui vous reste' : `les ${left} qui vous restent`}.`,
    outTitle: 'Plus de dés, mais toujours en jeu',
    out: (who: string) =>
      `${who} a placé tous ses dés et attend. Ceux qui en ont encore continuent : ils peuvent rattraper les autres, ou tomber à égalité.`,
    outMe:
      'Vous avez placé tous vos dés et attendez. Ceux qui en ont encore continuent : ils peuvent vous rattraper, ou tomber à égalité.',
    rollTitle: 'À vous : lancez',
    roll: (n: number) =>
      n === 1
        ? 'Appuyez sur « Lancer », ou Entrée. Il vous reste 1 dé.'
        : `Appuyez sur « Lancer », ou Entrée. Il vous reste ${des(n)}, que vous lancez tous.`,
    rollAgain: (n: number) => (n === 1 ? 'Votre dernier dé.' : `Il vous reste ${des(n)}.`),
    againTitle: 'Choisissez encore',
    onlyTitle: 'Pas de choix cette fois',
    only: 'Tous vos dés montrent le même numéro, et il faut en placer un. Moins de dés, moins de choix : placez bien les premiers.',
    roundTitle: (n: number) => `Manche ${n} : la dernière`,
    round:
      'Chacun a repris ses huit dés, et chaque casino a de nouveaux billets, 50 000 $ au moins. Ce que vous avez gagné reste à vous. Jusqu’ici, les dés étaient choisis pour la leçon ; à partir de maintenant, ils tombent au hasard.',
    youBegin: 'Cette fois, vous commencez.',
    begins: (who: string) => `Cette fois, ${who} commence : chacun commence à son tour.`,
  },
})
