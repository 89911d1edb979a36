// The games that have a board here, or at least rules to read, each as its folder describes it. A game's code is loaded when one of its tables is opened.
import type { GamePage } from './contract'
import { page as lasVegas } from './las-vegas/page'
import { page as lasVegasCards } from './las-vegas-cards/page'
import { page as lasVegasHidden } from './las-vegas-hidden/page'
import { page as lasVegasSolo } from './las-vegas-solo/page'

export const PAGES: Readonly<Record<string, GamePage>> = {
  'las-vegas': lasVegas,
  'las-vegas-cards': lasVegasCards,
  'las-vegas-solo': lasVegasSolo,
  'las-vegas-hidden': lasVegasHidden,
}
