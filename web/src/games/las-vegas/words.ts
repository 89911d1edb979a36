// What this board and its tray say, besides what all Las Vegas games do.
import { words } from '../../lib/i18n'
import { des, dice, type Named } from '../vegas/words'

export const w = words({
  en: {
    toRoll: 'to roll',
    toChoose: 'choosing',
    whites: (n: number) => `${n} white`,

    yourTurn: 'Your turn: choose a face',
    turnOf: (name: string) => `${name}: choose a face`,
    allGo: 'All your dice of that face go to its casino.',
    rollNow: 'Your turn: roll your dice',
    rollOf: (name: string) => `${name}: roll your dice`,
    roll: 'Roll',
    rolling: (name: string) => `${name} is about to roll`,
    choosing: (name: string) => `${name} chooses a face`,
    rolled: (name: string, faces: string) => `${name} has rolled ${faces}`,
    wait: (n: number) => (n ? `You have ${dice(n)} left this round.` : 'You have no dice left this round.'),
    youPlaced: (n: number, { name }: Named) => `You place ${dice(n)} on ${name}`,
    placeLabel: (face: number, n: number) => `Face ${face}, ${dice(n)}:`,

    underNobody: (note: string) => `Nobody is left for the ${note} note: it goes back under the pile.`,
    underWhite: (note: string) => `The white dice win the ${note} note: it goes under the pile.`,

    typeTitle: (name: string) => `${name}: tap in what you rolled`,
    typeLeft: (n: number) => (n ? `${dice(n)} to go` : 'all dice are in'),
    typeOwn: (n: number) => `Own dice (${n})`,
    typeWhite: (n: number) => `White dice (${n})`,
    typeFace: (face: number, n: number) => `${face}: ${n} so far. Add one.`,
    typeUndo: 'Undo',
    typeClear: 'Clear',
    typeConfirm: 'Confirm the roll',
    correct: 'Correct the roll',
    correctShort: 'Correct',
  },
  fr: {
    toRoll: 'va lancer',
    toChoose: 'choisit',
    whites: (n: number) => (n === 1 ? '1 blanc' : `${n} blancs`),

    yourTurn: 'À vous : choisissez un numéro',
    turnOf: (name: string) => `${name} : choisissez un numéro`,
    allGo: 'Tous vos dés de ce numéro vont à son casino.',
    rollNow: 'À vous : lancez vos dés',
    rollOf: (name: string) => `${name} : lancez vos dés`,
    roll: 'Lancer',
    rolling: (name: string) => `${name} va lancer`,
    choosing: (name: string) => `${name} choisit un numéro`,
    rolled: (name: string, faces: string) => `${name} a lancé ${faces}`,
    wait: (n: number) =>
      n ? `Il vous reste ${des(n)} pour cette manche.` : 'Vous n’avez plus de dés pour cette manche.',
    youPlaced: (n: number, { at }: Named) => `Vous placez ${des(n)} ${at}`,
    placeLabel: (face: number, n: number) => `Numéro ${face}, ${des(n)} :`,

    underNobody: (note: string) => `Plus personne pour le billet de ${note} : il retourne sous la pile.`,
    underWhite: (note: string) => `Les dés blancs gagnent le billet de ${note} : il va sous la pile.`,

    typeTitle: (name: string) => `${name} : entrez ce que vous avez lancé`,
    typeLeft: (n: number) => (n ? `encore ${des(n)}` : 'tous les dés y sont'),
    typeOwn: (n: number) => `Vos dés (${n})`,
    typeWhite: (n: number) => `Dés blancs (${n})`,
    typeFace: (face: number, n: number) => `${face} : ${n} pour l’instant. En ajouter un.`,
    typeUndo: 'Annuler',
    typeClear: 'Effacer',
    typeConfirm: 'Valider le lancer',
    correct: 'Corriger le lancer',
    correctShort: 'Corriger',
  },
})
