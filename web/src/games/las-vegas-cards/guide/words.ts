// What the guide to the card game says.
import { words } from '../../../lib/i18n'
import { w as table } from '../../vegas/words'

const MANY = { en: ['', '', 'two', 'three', 'four'], fr: ['', '', 'deux', 'trois', 'quatre'] }

/** Cards as one says them: "two 4s and double 4". */
function called(numbers: readonly number[], language: 'en' | 'fr'): string[] {
  return [...new Set(numbers)].map((number) => {
    const n = numbers.filter((one) => one === number).length
    if (number > 10) return `double ${number % 10}`
    return n > 1 ? `${MANY[language][n]} ${number}${language === 'en' ? 's' : ''}` : String(number)
  })
}

export const w = words({
  en: {
    welcomeTitle: 'Six casinos, two notes at each',
    welcome:
      'Your cards go to the casinos of their numbers. At the end of a round, the most dice on cards at a casino take the higher note, the second most the lower one. After four rounds the richest player wins. We join in late in round 4.',
    chooseTitle: 'Choose cards',
    choose:
      'As many cards of one number as you like, or two cards of different numbers. A double card counts as two dice. The others choose at the same time, in secret.',
    cards: (numbers: number[]) => table.and(called(numbers, 'en')),
    againTitle: 'Choose again',
    chosenTitle: 'You have chosen',
    chosen: 'When the others have chosen too, all cards are turned over. Until then you can change your mind.',
    shownTitle: 'All at once',
    shown:
      'Everyone has turned over what they chose, and the cards lie at their casinos. Nobody could react: guess what the others want.',
    awayTitle: 'What you do not lay is gone',
    away: (n: number) =>
      `The ${n === 1 ? 'card that was' : `${n} cards that were`} left in your hand went under the cocktail glass, out of this round. You have drawn five new ones; there are six hands in a round.`,
    doneTitle: 'Eight cards are enough',
    done: (who: string, n: number) =>
      `${who} has ${n} cards at the casinos. With eight or more one is done for this round; the others play on.`,
    doneMe: (n: number) =>
      `You have ${n} cards at the casinos. With eight or more one is done for this round; the others play on.`,
  },
  fr: {
    welcomeTitle: 'Six casinos, deux billets dans chacun',
    welcome:
      'Vos cartes vont aux casinos de leur numéro. À la fin d’une manche, celui qui a le plus de dés à un casino prend le gros billet, le deuxième prend le petit. Après quatre manches, le plus riche gagne. Nous arrivons tard dans la manche 4.',
    chooseTitle: 'Choisissez des cartes',
    choose:
      'Autant de cartes d’un même numéro que vous voulez, ou deux cartes de numéros différents. Une carte double compte pour deux dés. Les autres choisissent en même temps, en secret.',
    cards: (numbers: number[]) => table.and(called(numbers, 'fr')),
    againTitle: 'Choisissez encore',
    chosenTitle: 'Vous avez choisi',
    chosen:
      'Quand les autres auront choisi aussi, toutes les cartes seront retournées. D’ici là, vous pouvez changer d’avis.',
    shownTitle: 'Toutes ensemble',
    shown:
      'Chacun a retourné ce qu’il avait choisi, et les cartes sont à leurs casinos. Personne ne pouvait réagir : devinez ce que veulent les autres.',
    awayTitle: 'Ce que vous ne posez pas est perdu',
    away: (n: number) =>
      `${n <= 1 ? 'La carte restée' : `Les ${n} cartes restées`} dans votre main ${n <= 1 ? 'est passée' : 'sont passées'} sous le verre à cocktail, hors de cette manche. Vous en avez pioché cinq nouvelles ; une manche a six mains.`,
    doneTitle: 'Huit cartes suffisent',
    done: (who: string, n: number) =>
      `${who} a ${n} cartes aux casinos. À huit ou plus, on a fini la manche ; les autres continuent.`,
    doneMe: (n: number) =>
      `Vous avez ${n} cartes aux casinos. À huit ou plus, on a fini la manche ; les autres continuent.`,
  },
})
