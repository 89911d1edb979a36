// The levels of bots, as people call them. A level that is new keeps its own name.
import { words } from './i18n'

const w = words({
  en: { random: 'random', easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' },
  fr: { random: 'au hasard', easy: 'facile', medium: 'moyen', hard: 'fort', expert: 'expert' },
})

export const levelName = (level: string | null): string => (w as Record<string, string>)[level ?? ''] ?? level ?? ''
