export const SUITS = ['♥', '♦', '♣', '♠']
const NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10']
export const RANKS = { en: ['A', ...NUMBERS, 'J', 'Q', 'K'], fr: ['A', ...NUMBERS, 'V', 'D', 'R'] }
