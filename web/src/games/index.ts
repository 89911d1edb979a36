// The games that have something of their own here, most of them a board, each as its folder describes it. A game's code is loaded when one of
// its tables is opened.
import { page as casinoRoyal } from './casino-royal/page'
import type { GamePage } from './contract'
import { page as lasVegas } from './las-vegas/page'
import { page as lasVegasCards } from './las-vegas-cards/page'
import { page as lasVegasHidden } from './las-vegas-hidden/page'
import { page as lasVegasSolo } from './las-vegas-solo/page'
import { page as strike } from './strike/page'

export const PAGES: Readonly<Record<string, GamePage>> = {
  'las-vegas': lasVegas,
  'las-vegas-cards': lasVegasCards,
  'las-vegas-solo': lasVegasSolo,
  'las-vegas-hidden': lasVegasHidden,
  'casino-royal': casinoRoyal,
  strike,
}
