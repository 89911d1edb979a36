// The games that have something of their own here, most of them a board, each as its folder describes it. A game's code is loaded when one of its tables is opened.
import { page as casinoRoyal } from './casino-royal/page'
import type { GamePage } from './contract'
import { page as lasVegas } from './las-vegas/page'
import { page as lasVegasCards } from './las-vegas-cards/page'

export const PAGES: Readonly<Record<string, GamePage>> = {
  'las-vegas': lasVegas,
  'las-vegas-cards': lasVegasCards,
  'casino-royal': casinoRoyal,
}
