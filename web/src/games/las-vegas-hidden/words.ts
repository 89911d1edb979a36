// What the board of the game with hidden colours says.
import { words } from '../../lib/i18n'
import { des, dice } from '../vegas/words'

export const w = words({
  en: {
    keyNotebook: 'the notebook',
    guessed: (right: number, sure: number) =>
      `You were sure ${sure === 1 ? 'once' : `${sure} times`} this round, and right ${right === 1 ? 'once' : `${right} times`}.`,
    secret: 'two secret colours',
    shelf: 'Won so far',
    shelfWith: 'with the dice that won it',
    shelfEmpty: 'nothing yet',
    won: (note: string, colour: string, n: number) => `${note}, won by ${colour} with ${dice(n)}`,
    who: 'Who plays which colour?',
    yourMarks: 'A tap turns a mark. Marks stay on this device.',
    colour: 'Colour',
    wonShort: 'won',
    nobody: 'nobody',
    mark: (colour: string, who: string, sign: number) =>
      `${colour}, ${who}: ${['no mark', 'suspected', 'ruled out', 'sure'][sign] ?? ''}`,
    yourColours: 'Your colours',
    close: 'Close',
  },
  fr: {
    keyNotebook: 'le carnet',
    guessed: (right: number, sure: number) =>
      `Cette manche, vous étiez sûr de ${sure} couleur${sure > 1 ? 's' : ''} ; ${right > 1 ? `${right} étaient bonnes` : right ? 'une était bonne' : 'aucune n’était bonne'}.`,
    secret: 'deux couleurs secrètes',
    shelf: 'Déjà gagné',
    shelfWith: 'avec les dés qui l’ont gagné',
    shelfEmpty: 'rien encore',
    won: (note: string, colour: string, n: number) => `${note}, gagné par ${colour} avec ${des(n)}`,
    who: 'Qui joue quelle couleur ?',
    yourMarks: 'Touchez pour changer ; vos marques restent sur cet appareil.',
    colour: 'Couleur',
    wonShort: 'gagné',
    nobody: 'personne',
    mark: (colour: string, who: string, sign: number) =>
      `${colour}, ${who} : ${['pas de marque', 'soupçon', 'exclu', 'certain'][sign] ?? ''}`,
    yourColours: 'Vos couleurs',
    close: 'Fermer',
  },
})
