// What somebody would win, as it is written; a note that nobody knows yet is a question mark.
import { inShort, money, thousands } from '../../lib/i18n'
import { UNKNOWN } from './place'
import { w } from './words'

export const shortSum = (dollars: number): string => (dollars === UNKNOWN ? w.unknown : inShort(dollars))
export const tinySum = (dollars: number): string => (dollars === UNKNOWN ? w.unknown : thousands(dollars))
export const fullSum = (dollars: number): string => (dollars === UNKNOWN ? w.unknownNote : money(dollars))
