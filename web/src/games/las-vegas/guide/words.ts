// What the guide says, step by step.
import { words } from '../../../lib/i18n'
import { w as table } from '../../vegas/words'

const dice = (n: number) => (n === 1 ? '1 die' : `${n} dice`)
const des = (n: number) => (n <= 1 ? `${n} dé` : `${n} dés`)

export const w = words({
  en: {
    name: 'Guide',
    goOn: 'Go on',
    leave: 'Leave the guide and play on',
    leaveShort: 'Leave the guide',
    home: 'To the first screen',
    and: (names: string[]) => table.and(names),

    welcomeTitle: 'Six casinos, and money at each',
    welcome:
      'Your dice go to the casinos. At the end of a round, whoever has the most dice at a casino takes its largest note. After four rounds the richest player wins. We join in at round 3.',
    more: 'Read on',
    chooseTitle: 'Choose a number',
    choose: 'You have rolled. Pick one number: all your dice with it go to the casino with that number.',
    leads: (face: number, n: number, casino: string, note: string) =>
      `The ${face}s put you ahead at ${casino} with ${dice(n)}: ${note} in sight.`,
    ties: (face: number, who: string) => `Careful with the ${face}s: a tie with ${who}, and ties win nothing.`,
    sentTitle: 'Placed is placed',
    sent: (n: number, casino: string, left: number) =>
      `Your ${n === 1 ? 'die stays' : `${n} dice stay`} at ${casino} until the round is over. Next time you roll only the ${left} that you have left.`,
    tiedTitle: 'A tie cancels out',
    tied: (casino: string, who: string, n: number) =>
      `Look at ${casino}: ${who} have ${dice(n)} each. If it stays so, neither gets anything there.`,
    tiedYours: (note: string) => `Then your dice count most, and ${note} are yours!`,
    tiedMe: (casino: string, who: string, n: number) =>
      `Look at ${casino}: ${who} and you have ${dice(n)} each. If it stays so, neither gets anything there. One die more would change that.`,
    rollTitle: 'Your turn: roll',
    roll: (n: number) => `Press “Roll”, or Enter. You have ${dice(n)} left, and roll all of them.`,
    rollAgain: (n: number) => (n === 1 ? 'Your last die.' : `You have ${dice(n)} left.`),
    againTitle: 'Choose again',
    onlyTitle: 'No choice this time',
    only: 'All your dice show the same number, and one number must be placed. Fewer dice, fewer choices: place the first ones well.',
    behind:
      'No number puts you ahead. One must be placed all the same: perhaps where it does no harm, or where the second note is worth it.',
    hint: 'Unsure? The hint (key H) tells how often each choice wins.',
    outTitle: 'All your dice are placed',
    out: 'You wait now. Those who have dice left go on, and can still catch up with you or run into a tie.',
    struckTitle: 'The payout: ties first',
    struck: (casino: string, who: string, n: number) =>
      `All dice are placed. Before anything is paid, ties are struck out: at ${casino}, ${who} have ${dice(n)} each, take them back and win nothing.`,
    struckMe: (casino: string, who: string, n: number) =>
      `All dice are placed. Before anything is paid, ties are struck out: at ${casino}, ${who} and you have ${dice(n)} each, take them back and win nothing.`,
    paidTitle: 'Then the casinos pay, 1 to 6',
    paid: (casino: string, note: string, who: string) =>
      `Of the dice that remain, ${who} has the most at ${casino} and takes the largest note, ${note}. The next most take the next note: one each, while there are notes.`,
    paidMe: (casino: string, note: string) =>
      `Of the dice that remain, yours are the most at ${casino}: the largest note, ${note}, is yours. The next most take the next note: one each, while there are notes.`,
    underTitle: 'Notes that nobody wins',
    under: (casino: string, note: string) =>
      `At ${casino} nobody is left for ${note}: the note goes back under the pile.`,
    payTitle: 'The payout',
    pay: 'Casino by casino. You can pause it, go on, or skip it below.',
    roundTitle: (n: number) => `Round ${n}: the last one`,
    round:
      'All have their eight dice back, and every casino has new notes of at least $50,000. What you have won stays with you.',
    youBegin: 'This time you begin.',
    begins: (who: string) => `This time ${who} begins: everybody has a turn at that.`,
    waitTitle: (who: string) => `It is ${who}’s turn`,
    wait: 'The others play by the same rules: roll, choose one number, place all dice with it. See who gets ahead of whom.',
    goesOnTitle: 'It goes on',
    goesOn: 'See what happens on the board.',
    endTitle: 'That is all there is to know',
    youWin: 'You win!',
    wins: (who: string, n: number) => (n === 1 ? `${who} wins.` : `${who} share the victory.`),
    end: 'The notes of all rounds are added up. With equal money the larger number of notes decides. Now play a whole game!',
  },
  fr: {
    name: 'Guide',
    goOn: 'Continuer',
    leave: 'Quitter le guide et jouer librement',
    leaveShort: 'Quitter le guide',
    home: 'Vers l’accueil',
    and: (names: string[]) => table.and(names),

    welcomeTitle: 'Six casinos, et de l’argent dans chacun',
    welcome:
      'Vos dés vont aux casinos. À la fin d’une manche, qui a le plus de dés dans un casino prend son plus gros billet. Après quatre manches, le plus riche gagne. Nous arrivons à la manche 3.',
    more: 'Lire la suite',
    chooseTitle: 'Choisissez un numéro',
    choose: 'Vos dés sont lancés. Choisissez un numéro : tous vos dés de ce numéro vont au casino qui le porte.',
    leads: (face: number, n: number, casino: string, note: string) =>
      `Les ${face} vous mettent en tête à ${casino} avec ${des(n)} : ${note} en vue.`,
    ties: (face: number, who: string) => `Attention aux ${face} : égalité avec ${who}, et une égalité ne gagne rien.`,
    sentTitle: 'Ce qui est placé reste placé',
    sent: (n: number, casino: string, left: number) =>
      `${n === 1 ? 'Votre dé reste' : `Vos ${n} dés restent`} à ${casino} jusqu’à la fin de la manche. La prochaine fois, vous lancerez seulement ${left <= 1 ? 'le dé qui vous reste' : `les ${left} qui vous restent`}.`,
    tiedTitle: 'Une égalité s’annule',
    tied: (casino: string, who: string, n: number) =>
      `Regardez ${casino} : ${who} y ont ${des(n)} chacun. Si rien ne change, ni l’un ni l’autre n’y gagne.`,
    tiedYours: (note: string) => `Alors vos dés comptent le plus, et ${note} sont à vous !`,
    tiedMe: (casino: string, who: string, n: number) =>
      `Regardez ${casino} : ${who} et vous y avez ${des(n)} chacun. Si rien ne change, personne de vous n’y gagne. Un dé de plus changerait tout.`,
    rollTitle: 'À vous : lancez',
    roll: (n: number) =>
      n === 1
        ? 'Appuyez sur « Lancer », ou Entrée. Il vous reste 1 dé.'
        : `Appuyez sur « Lancer », ou Entrée. Il vous reste ${des(n)}, que vous lancez tous.`,
    rollAgain: (n: number) => (n === 1 ? 'Votre dernier dé.' : `Il vous reste ${des(n)}.`),
    againTitle: 'Choisissez encore',
    onlyTitle: 'Pas de choix cette fois',
    only: 'Tous vos dés montrent le même numéro, et il faut en placer un. Moins de dés, moins de choix : placez bien les premiers.',
    behind:
      'Aucun numéro ne vous met en tête. Il faut pourtant en placer un : là où il ne gêne pas, ou là où le deuxième billet en vaut la peine.',
    hint: 'Un doute ? Le conseil (touche H) dit combien de fois chaque choix gagne.',
    outTitle: 'Tous vos dés sont placés',
    out: 'Vous attendez. Ceux qui ont encore des dés continuent : ils peuvent vous rattraper, ou tomber à égalité.',
    struckTitle: 'Les gains : d’abord les égalités',
    struck: (casino: string, who: string, n: number) =>
      `Tous les dés sont placés. Avant de payer, on annule les égalités : à ${casino}, ${who} ont ${des(n)} chacun, les reprennent et ne gagnent rien.`,
    struckMe: (casino: string, who: string, n: number) =>
      `Tous les dés sont placés. Avant de payer, on annule les égalités : à ${casino}, ${who} et vous avez ${des(n)} chacun, les reprenez et ne gagnez rien.`,
    paidTitle: 'Puis les casinos paient, de 1 à 6',
    paid: (casino: string, note: string, who: string) =>
      `Parmi les dés qui restent, ${who} en a le plus à ${casino} et prend le plus gros billet, ${note}. Le suivant prend le billet suivant : un billet chacun, tant qu’il y en a.`,
    paidMe: (casino: string, note: string) =>
      `Parmi les dés qui restent, les vôtres sont les plus nombreux à ${casino} : le plus gros billet, ${note}, est à vous. Le suivant prend le billet suivant : un billet chacun, tant qu’il y en a.`,
    underTitle: 'Les billets que personne ne gagne',
    under: (casino: string, note: string) =>
      `À ${casino}, il ne reste personne pour ${note} : le billet retourne sous la pile.`,
    payTitle: 'Les gains',
    pay: 'Casino par casino. Vous pouvez mettre en pause, continuer ou passer, plus bas.',
    roundTitle: (n: number) => `Manche ${n} : la dernière`,
    round:
      'Chacun a repris ses huit dés, et chaque casino a de nouveaux billets, 50 000 $ au moins. Ce que vous avez gagné reste à vous.',
    youBegin: 'Cette fois, vous commencez.',
    begins: (who: string) => `Cette fois, ${who} commence : c’est à chacun son tour.`,
    waitTitle: (who: string) => `Au tour de ${who}`,
    wait: 'Les autres jouent selon les mêmes règles : lancer, choisir un numéro, placer tous les dés de ce numéro. Regardez qui dépasse qui.',
    goesOnTitle: 'La partie continue',
    goesOn: 'Regardez ce qui se passe sur la table.',
    endTitle: 'Vous savez tout',
    youWin: 'Vous gagnez !',
    wins: (who: string, n: number) => (n === 1 ? `${who} gagne.` : `${who} se partagent la victoire.`),
    end: 'On compte les billets de toutes les manches. À argent égal, le plus grand nombre de billets décide. À vous pour une partie entière !',
  },
})
