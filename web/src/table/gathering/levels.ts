import { w } from './words'

const NAMES = ['random', 'easy', 'medium', 'hard', 'expert'] as const

/** What a level of bots is called; one that we do not know, as the server calls it. */
export function levelName(level: string | null): string {
  const known = NAMES.find((name) => name === level)
  return known ? w[known] : (level ?? '')
}
