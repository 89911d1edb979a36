// Common dice: a colour is nobody's for all to see. Here a piece's owner is the number of its colour, from 0.
import type { Coloured } from '../../../dice/symbols'
import { LOOKS, OF_COLOUR } from '../../../dice/symbols'
import type { Mark } from '../../../lib/messages'
import { settings } from '../../../lib/settings.svelte'
import type { BoardModel } from '../../contract'

export const COLOURS = LOOKS.length

/** How the colours look, as marks of a table are told. */
export const MARKS: readonly Mark[] = LOOKS.map(({ colour, symbol }) => ({ colour, symbol }) as Mark)

/** The number of a colour that is told by its name; -1: it is none. */
export const indexOf = (name: unknown): number => LOOKS.findIndex(({ colour }) => colour === name)

/** A colour among seats, where badges of both stand side by side. */
export const asColour = (k: number): Coloured => `${OF_COLOUR}${LOOKS[k]?.colour ?? ''}`

export const colourName = (model: BoardModel, k: number): string =>
  model.live.table?.lists[settings.language]?.colours?.[k] ?? LOOKS[k]?.colour ?? ''

/** The colours whose die shows a face. */
export const showing = (roll: readonly number[] | null | undefined, face: number): number[] =>
  (roll ?? []).flatMap((shown, k) => (shown === face ? [k] : []))

/** A die for each of these colours, listed by colour. */
export const oneEach = (colours: readonly number[]): number[] =>
  Array.from({ length: COLOURS }, (_, k) => Number(colours.includes(k)))
