// The games that have a board here, each as its folder describes it. A game's code is loaded when one of its tables is opened.
import type { GamePage } from './contract'
import { page as lasVegas } from './las-vegas/page'
import { page as lasVegasCards } from './las-vegas-cards/page'

export const PAGES: Readonly<Record<string, GamePage>> = {
  'las-vegas': lasVegas,
  'las-vegas-cards': lasVegasCards,
}
