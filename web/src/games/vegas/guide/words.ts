// What the guides of the family say, of what their games have in common.
import { words } from '../../../lib/i18n'
import { of } from '../../../lib/words'
import { capital, type Named, w as table } from '../words'

const dice = (n: number) => (n === 1 ? '1 die' : `${n} dice`)
const des = (n: number) => (n <= 1 ? `${n} dé` : `${n} dés`)

export const w = words({
  en: {
    name: 'Guide',
    goOn: 'Continue',
    leave: 'Leave the guide and play on',
    leaveShort: 'Leave the guide',
    home: 'Back to the lobby',
    more: 'Read on',
    and: (names: string[]) => table.and(names),

    gains: (what: string, money: string, where: Named[]) =>
      `As things lie now, ${what} would bring you ${money} at ${table.and(where.map(({ name }) => name))}.`,
    nothing: (what: string) => `No choice brings you money now. With ${what} you lose nothing.`,
    costs: (what: string, money: string) => `Every choice costs you something now. The cheapest: ${what}, ${money}.`,
    careful: (what: string, { name }: Named, who: string) =>
      `Careful with ${what}: a tie with ${who} at ${name}, and ties win nothing.`,
    hint: '“Hint” looks further ahead, to the end of the game.',

    tiedTitle: 'A tie cancels out',
    tied: ({ name }: Named, who: string, n: number) =>
      `Look at ${name}: ${who} have ${dice(n)} each. If it stays so, they get nothing there.`,
    tiedYours: (note: string) => `So your dice count most, and ${note} would be yours!`,
    tiedMe: ({ name }: Named, who: string, n: number) =>
      `Look at ${name}: ${who} and you have ${dice(n)} each. If it stays so, none of you gets anything there. One die more would change that.`,
    enoughTitle: 'Enough is enough',
    enough: ({ name }: Named, note: string) =>
      `${note} at ${name} would be yours already: more dice there bring no more money. Look where something is still to be won.`,
    struckTitle: 'The payout: ties first',
    struck: ({ name }: Named, who: string, n: number) =>
      `Before anything is paid, ties are struck out: at ${name}, ${who} have ${dice(n)} each and win nothing.`,
    struckMe: ({ name }: Named, who: string, n: number) =>
      `Before anything is paid, ties are struck out: at ${name}, ${who} and you have ${dice(n)} each and win nothing.`,
    paidTitle: 'Then the casinos pay, 1 to 6',
    paid: ({ name }: Named, note: string, who: string) =>
      `Of the dice that remain, ${who} has the most at ${name} and takes the largest note, ${note}. The second most take the next note, and so on: one each, while there are notes.`,
    paidMe: ({ name }: Named, note: string) =>
      `Of the dice that remain, yours are the most at ${name}: the largest note, ${note}, is yours. The second most take the next note, and so on: one each, while there are notes.`,
    underTitle: 'Notes that nobody wins',
    under: ({ name }: Named, note: string) =>
      `At ${name} nobody is left for the ${note} note: it goes back under the pile.`,
    boxed: ({ name }: Named, note: string) =>
      `At ${name} nobody is left for the ${note} note: it goes back to the box.`,
    payTitle: 'The payout',
    pay: 'Casino by casino. You can pause it, step through it, or skip it.',
    waitTitle: (who: string) => `It is ${who}’s turn`,
    wait: 'The others play by the same rules. See who gets ahead of whom.',
    goesOnTitle: 'It goes on',
    endTitle: 'That is all there is to know',
    end: 'The notes of all rounds are added up; with equal money the larger number of notes decides. Now play a whole game!',
  },
  fr: {
    name: 'Guide',
    goOn: 'Continuer',
    leave: 'Quitter le guide et jouer librement',
    leaveShort: 'Quitter le guide',
    home: 'Retour à l’accueil',
    more: 'Lire la suite',
    and: (names: string[]) => table.and(names),

    gains: (what: string, money: string, where: Named[]) =>
      `Pour l’instant, le meilleur choix : ${what}, soit ${money} de plus ${table.and(where.map(({ at }) => at))}.`,
    nothing: (what: string) => `Aucun choix ne rapporte d’argent pour l’instant. Avec ${what}, vous ne perdez rien.`,
    costs: (what: string, money: string) => `Tout choix vous coûte quelque chose ; le moins cher : ${what}, ${money}.`,
    careful: (what: string, { at }: Named, who: string) =>
      `Attention avec ${what} : égalité avec ${who} ${at}, et une égalité ne rapporte rien.`,
    hint: '« Conseil » regarde plus loin, jusqu’à la fin de la partie.',

    tiedTitle: 'Une égalité s’annule',
    tied: ({ the }: Named, who: string, n: number) =>
      `Regardez ${the} : ${who} y ont ${des(n)} chacun. Si rien ne change, ils n’y gagnent rien.`,
    tiedYours: (note: string) => `Vos dés comptent donc le plus, et ${note} seraient à vous !`,
    tiedMe: ({ the }: Named, who: string, n: number) =>
      `Regardez ${the} : ${who} et vous y avez ${des(n)} chacun. Si rien ne change, aucun de vous n’y gagne. Un dé de plus changerait tout.`,
    enoughTitle: 'Assez, c’est assez',
    enough: ({ at }: Named, note: string) =>
      `${note} seraient déjà à vous ${at} : d’autres dés n’y rapportent rien de plus. Cherchez où il reste quelque chose à gagner.`,
    struckTitle: 'Le paiement : d’abord les égalités',
    struck: ({ at }: Named, who: string, n: number) =>
      `Avant de payer, on annule les égalités : ${at}, ${who} ont ${des(n)} chacun et ne gagnent rien.`,
    struckMe: ({ at }: Named, who: string, n: number) =>
      `Avant de payer, on annule les égalités : ${at}, ${who} et vous avez ${des(n)} chacun et ne gagnez rien.`,
    paidTitle: 'Puis les casinos paient, de 1 à 6',
    paid: ({ at }: Named, note: string, who: string) =>
      `Parmi les dés qui restent, ${who} en a le plus ${at} et prend le plus gros billet, ${note}. Le suivant prend le billet suivant, et ainsi de suite : un billet chacun, tant qu’il y en a.`,
    paidMe: ({ at }: Named, note: string) =>
      `Parmi les dés qui restent, les vôtres sont les plus nombreux ${at} : le plus gros billet, ${note}, est à vous. Le suivant prend le billet suivant, et ainsi de suite : un billet chacun, tant qu’il y en a.`,
    underTitle: 'Les billets que personne ne gagne',
    under: ({ at }: Named, note: string) =>
      capital(`${at}, il ne reste personne pour le billet de ${note} : il retourne sous la pile.`),
    boxed: ({ at }: Named, note: string) =>
      capital(`${at}, il ne reste personne pour le billet de ${note} : il retourne dans la boîte.`),
    payTitle: 'Le paiement',
    pay: 'Casino par casino. Vous pouvez mettre en pause, avancer pas à pas ou passer.',
    waitTitle: (who: string) => `Au tour ${of(who)}`,
    wait: 'Les autres jouent selon les mêmes règles. Regardez qui dépasse qui.',
    goesOnTitle: 'La partie continue',
    endTitle: 'Vous savez tout',
    end: 'On compte les billets de toutes les manches ; à argent égal, le plus grand nombre de billets décide. À vous pour une partie entière !',
  },
})
