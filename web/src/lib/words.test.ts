import { describe, expect, it } from 'vitest'
import { actionText, bound, choose, eventText, money, of, type Speaker, say, storyText, type Words } from './words'

const casino = ['Gold Rush', 'Palazzo']
const en: Speaker = { language: 'en', names: ['Anna', ''], lists: { casino, white: ['the white dice'] } }
const fr: Speaker = { ...en, language: 'fr', lists: { casino, white: ['les dés blancs'] } }
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

// What kit/words.py makes of the same patterns.
describe('sentences', () => {
  it.each([
    [{ kind: 'rolled', seat: 0, own: [3, 3], white: [] }, 'Anna rolls 3 3.', 'Anna lance 3 3.'],
    [{ kind: 'rolled', seat: 1, own: [], white: [2] }, 'Player 2 rolls white 2.', 'Joueur 2 lance les blancs 2.'],
    [{ kind: 'rolled', seat: 0, own: [1], white: [2, 5] }, 'Anna rolls 1, white 2 5.', 'Anna lance 1, blancs 2 5.'],
    [
      { kind: 'tie', seat: null, casino: 2, who: [0, 1, 'white'], dice: 1 },
      'Palazzo: Anna, Player 2 and the white dice have 1 die each.',
      'Palazzo\u00a0: Anna, Joueur 2 et les dés blancs ont 1 dé.',
    ],
    [
      { kind: 'tie', seat: null, casino: 2, who: [0], dice: 0 },
      'Palazzo: Anna have 0 dice each.',
      'Palazzo\u00a0: Anna ont 0 dé.',
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

  it('say "you" to whom they are about, where the game has words for that', () => {
    const words: Words = {
      ...WORDS,
      'you.rolled': { en: 'you roll {own:dice}.', fr: 'vous lancez {own:dice}.' },
      'you.tie': { en: 'tie: {who:seats}.', fr: 'égalité : {who:seats}.' },
    }
    const [mine, mien] = [
      { ...en, you: 0 },
      { ...fr, you: 0 },
    ]
    expect(eventText(words, { kind: 'rolled', seat: 0, own: [3] }, mine)).toBe('You roll 3.')
    expect(eventText(words, { kind: 'rolled', seat: 0, own: [3] }, mien)).toBe('Vous lancez 3.')
    expect(eventText(words, { kind: 'rolled', seat: 1, own: [3] }, mine)).toBe('Player 2 rolls 3.')
    expect(eventText(words, { kind: 'rolled', seat: 0, own: [3] }, en)).toBe('Anna rolls 3.')
    expect(eventText(words, { kind: 'tie', seat: null, who: [1, 0] }, mine)).toBe('Tie: Player 2 and you.')
    expect(eventText(WORDS, { kind: 'rolled', seat: 0, own: [3] }, mine)).toBe('Anna rolls 3.')
  })

  it('tell the story to whom it is about, and of the reader as "you" in any case', () => {
    const words: Words = {
      'story.coup': { en: 'best coup: {seat:seat}.', fr: 'le plus beau coup : {seat:seat}.' },
      'yours.coup': { en: 'best coup: you did.', fr: 'le plus beau coup : vous.' },
      'story.passed': { en: '{seat:seat} passed {passed:seats}.', fr: '{seat:seat} devant {passed:seats}.' },
      'yours.decided': { en: '{winners:seats} share.', fr: '{winners:seats} partagez.' },
    }
    const mine = { ...en, you: 1 }
    expect(storyText(words, { kind: 'coup', seat: 1 }, mine)).toBe('Best coup: you did.')
    expect(storyText(words, { kind: 'coup', seat: 0 }, mine)).toBe('Best coup: Anna.')
    expect(storyText(words, { kind: 'passed', seat: 0, passed: [1, 2] }, mine)).toBe('Anna passed you and Player 3.')
    expect(storyText(words, { kind: 'passed', seat: 0, passed: [1] }, { ...fr, you: 1 })).toBe('Anna devant vous.')
    expect(storyText(words, { kind: 'decided', seat: null, winners: [0, 1] }, mine)).toBe('Anna and you share.')
    expect(storyText(words, { kind: 'coup', seat: 1 }, { ...en, you: null })).toBe('Best coup: Player 2.')
    expect(storyText(words, { kind: 'unknown' }, mine)).toBe('')
  })

  it('of actions', () => {
    expect(actionText(WORDS, { kind: 'place', face: 2 }, en)).toBe('place all your 2s on Palazzo')
    expect(actionText(WORDS, { kind: 'unknown', typed: '7' }, en)).toBe('7')
  })

  it('without a pattern say what they have', () => {
    expect(eventText(WORDS, { kind: 'strange', seat: 0 }, en)).toBe('Strange')
    expect(choose(WORDS, 'event.strange', {})).toBeUndefined()
  })

  it('are bound in French where a line must not break', () => {
    const french = 'Quoi : « oui » ; non ? 1 250 000 $ ! 95 % mais 4 44 444'
    expect(bound(french)).toBe(
      'Quoi\u00a0: «\u00a0oui\u00a0»\u00a0; non\u00a0? 1\u202f250\u202f000\u00a0$\u00a0! 95\u00a0% mais 4 44 444',
    )
    expect(say({ fr: 'chasser un dé {x:of_seat} : {y:of}' }, { x: 0, y: 'Émile' }, fr)).toBe(
      'chasser un dé d’Anna\u00a0: d’Émile',
    )
    expect(of('Benno')).toBe('de Benno')
  })

  it('money, also owed', () => {
    expect(money(-5000, 'en')).toBe('-$5,000')
    expect(money(0, 'fr')).toBe('0\u00a0$')
    expect(say({ en: '{n?one|# of them}' }, { n: 3 }, en)).toBe('3 of them')
  })
})
