/** How far a preparation is, from 0 to 1; null: the server does not say, or says what cannot be. */
export const progressOf = (told: unknown): number | null =>
  typeof told === 'number' && told >= 0 && told <= 1 ? told : null
