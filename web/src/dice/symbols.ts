// The colour and the symbol of each seat: never a colour alone. Paths are drawn on a square of 24.
import type { Mark } from '../lib/messages'

export interface Look {
  colour: string // class p-<colour> of the tokens
  symbol: string
  path: string // empty: the symbol is a letter, and written
}

const ring = 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 5.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Z'
const star = 'M12 2.100 14.600 9l7.400.300-5.800 4.600 2 7.100-6.200-4.100L5.800 21l2-7.100L2 9.300 9.400 9Z'

export const LOOKS: readonly Look[] = [
  { colour: 'red', symbol: 'diamond', path: 'M12 1.500 21 12 12 22.500 3 12Z' },
  { colour: 'green', symbol: 'triangle', path: 'M12 2.500 22.500 21h-21Z' },
  { colour: 'blue', symbol: 'ring', path: ring },
  { colour: 'black', symbol: 'star', path: star },
  { colour: 'white', symbol: 'cross', path: 'M8.800 2h6.400v6.800H22v6.400h-6.800V22H8.800v-6.800H2V8.800h6.800Z' },
  { colour: 'yellow', symbol: 'moon', path: 'M15.500 2A10.300 10.300 0 1 0 22 16.500 8.600 8.600 0 0 1 15.500 2Z' },
  { colour: 'grey', symbol: 'bolt', path: 'M14 1 4 13.500h6.500L9 23l11-13.500h-7Z' },
  { colour: 'violet', symbol: 'hexagon', path: 'M12 1.500 21 6.750v10.500L12 22.500 3 17.250V6.750Z' },
]

/** Dice that are nobody's: white, with a barred circle. */
export const NEUTRAL: Look = {
  colour: 'white',
  symbol: 'neutral',
  path: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 3.200a6.800 6.800 0 0 0-5.400 10.900L16.100 6.600A6.800 6.800 0 0 0 12 5.200Zm5.400 2.700-9.500 9.500A6.800 6.800 0 0 0 17.400 7.900Z',
}

export type Owner = number | 'white'

/** Dice of a colour that is no seat's, or of which nobody knows whose it is: a name of a colour behind these words. */
export const OF_COLOUR = 'colour:'
export type Coloured = `${typeof OF_COLOUR}${string}`
export const isColoured = (who: unknown): who is Coloured => typeof who === 'string' && who.startsWith(OF_COLOUR)

/** As a mark of the table says; where nobody says anything, in the order of the colours. */
export function lookOf(who: Owner | Coloured, marks?: readonly Mark[]): Look {
  if (who === 'white') return NEUTRAL
  if (isColoured(who)) return LOOKS.find(({ colour }) => OF_COLOUR + colour === who) ?? NEUTRAL
  const mark = marks?.[who]
  if (!mark) return LOOKS[who % LOOKS.length] ?? NEUTRAL
  return { ...mark, path: LOOKS.find(({ symbol }) => symbol === mark.symbol)?.path ?? '' }
}
