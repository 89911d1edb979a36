// The notes in the box, for the rules.
import { type Language, money } from '../../lib/words'

export type Box = readonly (readonly [dollars: number, count: number])[]

export const total = (box: Box): number => box.reduce((sum, [, count]) => sum + count, 0)

/** "6 × $10,000, 8 × $20,000 …", or "6 of each value from $30,000 to $100,000". */
export function counted(box: Box, language: Language): string {
  const [lowest, highest] = [box[0], box.at(-1)]
  if (!lowest || !highest) return ''
  if (box.some(([, count]) => count !== lowest[1]))
    return box.map(([dollars, count]) => `${count} × ${money(dollars, language)}`).join(', ')
  const [from, to] = [money(lowest[0], language), money(highest[0], language)]
  return language === 'fr'
    ? `${lowest[1]} de chaque valeur, de ${from} à ${to}`
    : `${lowest[1]} of each value from ${from} to ${to}`
}
