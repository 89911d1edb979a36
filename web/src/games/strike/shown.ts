// What both views of the arena are given.
import type { Aim, Die, Traces } from './drawn'

export interface ArenaProps {
  dice: Die[]
  past?: Die[] // of the last throw: what was taken, or is out of the game
  traces: Traces | null
  aim: Aim | null
  label: string
  movable: boolean // dice are moved one by one
  aimable: boolean
  near: number // how close to the hit, from 0 to 1
  focus: { x: number; y: number } // where it happens
  reads: boolean // the dice lie still and are to be read
  onmove: (k: number, x: number, y: number, turn: number) => void // centimetres, as screens have them
  onaim: (x: number, y: number) => void
  onpull: (angle: number, pull: number) => void // of the hand, and how far, from 0 to 1
  onthrow: () => void
}
