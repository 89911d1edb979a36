import { describe, expect, it } from 'vitest'
import { actionText, choose, eventText, money, type Speaker, say, type Words } from './words'

const en: Speaker = { language: 'en', names: ['Anna', ''], lists: { casino: ['Gold Rush', 'Palazzo'] } }
const fr: Speaker = { ...en, language: 'fr' }
const WORDS: Words = {
  'action.place': { en: 'place all your {face}s on {face:casino}', fr: 'placer tous vos {face} sur {face:casino}' },
  'event.rolled': { en: '{seat:seat} rolls {own:dice}.', fr: '{seat:seat} lance {own:dice}.' },
  'event.rolled.!own': {
    en: '{seat:seat} rolls white {white:dice}.',
    fr: '{seat:seat} lance les blancs {white:dice}.',
  },
  'event.rolled.white': {
    en: '{seat:seat} rolls {own:dice}, white {white:dice}.',
    fr: '{seat:seat} lance {own:dice}, blancs {white:dice}.',
  },
  'event.tie': {
    en: '{casino:casino}: {who:seats} have {dice?# die|# dice} each.',
    fr: '{casino:casino} : {who:seats} ont {dice?# dé|# dés}.',
  },
  'event.under': { en: '{note:money} go under.', fr: '{note:money} retournent.' },
  'event.under.why=white': { en: 'white wins {note:money}.', fr: 'les blancs gagnent {note:money}.' },
  'event.stocked': { en: 'offers {notes:notes}', fr: 'offre {notes:notes}' },
}

// What kit/words.py says of the same.
describe('sentences', () => {
  it.each([
    [{ kind: 'rolled', seat: 0, own: [3, 3], white: [] }, 'Anna rolls 3 3.', 'Anna lance 3 3.'],
    [{ kind: 'rolled', seat: 1, own: [], white: [2] }, 'Player 2 rolls white 2.', 'Joueur 2 lance les blancs 2.'],
    [{ kind: 'rolled', seat: 0, own: [1], white: [2, 5] }, 'Anna rolls 1, white 2 5.', 'Anna lance 1, blancs 2 5.'],
    [
      { kind: 'tie', seat: null, casino: 2, who: [0, 1, 'white'], dice: 1 },
      'Palazzo: Anna, Player 2 and the white dice have 1 die each.',
      'Palazzo : Anna, Joueur 2 et les dés blancs ont 1 dé.',
    ],
    [
      { kind: 'tie', seat: null, casino: 2, who: [0], dice: 0 },
      'Palazzo: Anna have 0 dice each.',
      'Palazzo : Anna ont 0 dé.',
    ],
    [
      { kind: 'under', seat: null, note: 70000, why: 'white' },
      'White wins $70,000.',
      'Les blancs gagnent 70\u202f000\u00a0$.',
    ],
    [
      { kind: 'under', seat: null, note: 1000000, why: 'nobody' },
      '$1,000,000 go under.',
      '1\u202f000\u202f000\u00a0$ retournent.',
    ],
    [
      { kind: 'stocked', seat: null, notes: [90000, 10000] },
      'Offers $90,000, $10,000',
      'Offre 90\u202f000\u00a0$, 10\u202f000\u00a0$',
    ],
  ])('%j', (event, english, french) => {
    expect(eventText(WORDS, event, en)).toBe(english)
    expect(eventText(WORDS, event, fr)).toBe(french)
  })

  it('of actions', () => {
    expect(actionText(WORDS, { kind: 'place', face: 2 }, en)).toBe('place all your 2s on Palazzo')
    expect(actionText(WORDS, { kind: 'unknown', typed: '7' }, en)).toBe('7')
  })

  it('without a pattern say what they have', () => {
    expect(eventText(WORDS, { kind: 'strange', seat: 0 }, en)).toBe('Strange')
    expect(choose(WORDS, 'event.strange', {})).toBeUndefined()
  })

  it('money, also owed', () => {
    expect(money(-5000, 'en')).toBe('-$5,000')
    expect(money(0, 'fr')).toBe('0\u00a0$')
    expect(say({ en: '{n?one|# of them}' }, { n: 3 }, en)).toBe('3 of them')
  })
})
