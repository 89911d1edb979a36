import { words } from '../../lib/i18n'
import type { Picture } from '../contract'
import Place from '../vegas/common/opening/Place.svelte'
import Throw from '../vegas/common/opening/Throw.svelte'
import Win from '../vegas/common/opening/Win.svelte'

export { blank } from '../vegas/common/opening/blank'

const w = words({
  en: {
    roll: 'Throw one die of each colour. Two colours are yours, in secret.',
    choose: 'Choose one face: all dice of that face go to its casino.',
    win: 'The casino pays at once, and the dice leave with the note. Who plays which colour?',
  },
  fr: {
    roll: 'Lancez un dé de chaque couleur. Deux couleurs sont à vous, en secret.',
    choose: 'Choisissez un numéro : tous ses dés vont à son casino.',
    win: 'Le casino paie aussitôt, et les dés partent avec le billet. Qui joue quelle couleur ?',
  },
})

export const pictures: Picture[] = [
  { Drawing: Throw, text: () => w.roll },
  { Drawing: Place, text: () => w.choose },
  { Drawing: Win, text: () => w.win },
]
