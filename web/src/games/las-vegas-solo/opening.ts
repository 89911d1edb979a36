import { words } from '../../lib/i18n'
import type { Picture } from '../contract'
import Place from '../vegas/common/opening/Place.svelte'
import Throw from '../vegas/common/opening/Throw.svelte'
import Win from '../vegas/common/opening/Win.svelte'

export { blank } from '../vegas/common/opening/blank'

const w = words({
  en: {
    roll: 'Throw one die of each colour. Red is yours.',
    choose: 'Choose one face: all dice of that face go to its casino.',
    win: 'Most dice take the top note. You need more than the seven together.',
  },
  fr: {
    roll: 'Lancez un dé de chaque couleur. Le rouge est à vous.',
    choose: 'Choisissez un numéro : tous ses dés vont à son casino.',
    win: 'Le plus de dés prend le plus gros billet. Il vous faut plus que les sept ensemble.',
  },
})

export const pictures: Picture[] = [
  { Drawing: Throw, text: () => w.roll },
  { Drawing: Place, text: () => w.choose },
  { Drawing: Win, text: () => w.win },
]
