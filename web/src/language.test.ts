// Laws of the two languages, over everything that the page says by itself: all words.ts, the rules, and how games are offered.
import { describe, expect, test, vi } from 'vitest'

type Said = string | ((...args: unknown[]) => string)
type Both = Record<'en' | 'fr', Record<string, Said>>

const state = vi.hoisted(() => ({ speaking: 'en' as 'en' | 'fr' }))

vi.mock('./lib/settings.svelte', () => ({ settings: {} }))

// Instead of the words in the language of the moment: both, to be looked at.
vi.mock('./lib/i18n', () => ({
  words: (both: Both) =>
    new Proxy(both, { get: (_, key: string) => (key === 'both' ? both : both[state.speaking][key]) }),
}))

const WORDS = import.meta.glob<{ w: { both: Both } }>(['./**/words.ts', './**/*.words.ts', '!./lib/words.ts'], {
  eager: true,
})
const RULES = import.meta.glob<{ rules: unknown }>('./games/*/rules.*.ts', { eager: true })
const OFFERS = import.meta.glob<{ page: { offer: object; house?: { name: object } } }>('./games/*/page.ts', {
  eager: true,
})

const MIRAGE = { name: 'Mirage', at: 'au Mirage', the: 'le Mirage' }
const SAMPLES: unknown[] = [2, 'Anna', MIRAGE, ['Anna', 'Carla'], [MIRAGE], [3, 3]]
const STRANGE = /^$|undefined|NaN|\[object|=>/

/** A sentence with whatever fits into it, tried out; with one and several of what it counts. */
function filled(said: Said): string[] {
  if (typeof said === 'string') return [said]
  const call = (args: unknown[]): string => {
    try {
      return said(...args)
    } catch {
      return 'undefined'
    }
  }
  const tried = (args: unknown[], left: number): unknown[] | undefined =>
    left === 0
      ? STRANGE.test(call(args))
        ? undefined
        : args
      : SAMPLES.map((one) => tried([...args, one], left - 1)).find((found) => found !== undefined)
  const fits = tried([], said.length)
  if (!fits) throw new Error(`nothing fits into ${said}`)
  return [1, 2, 5].map((n) => call(fits.map((arg) => (arg === 2 ? n : arg)))).filter((text) => !STRANGE.test(text))
}

/** Every string in a value, however deep; functions are components or load something. */
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(strings) : []

/** The texts of { en, fr }, wherever they stand in a value. */
const spoken = (value: unknown, language: 'en' | 'fr'): string[] =>
  typeof value !== 'object' || !value
    ? []
    : Object.entries(value).flatMap(([key, one]) => (key === language ? strings(one) : spoken(one, language)))

function told(language: 'en' | 'fr'): [where: string, text: string][] {
  state.speaking = language
  const words = Object.entries(WORDS).flatMap(([file, { w }]) =>
    Object.entries(w.both[language]).flatMap(([key, said]) => filled(said).map((text) => [`${file} ${key}`, text])),
  )
  const rules = Object.entries(RULES).filter(([file]) => file.includes(`rules.${language}.`))
  const offers = Object.entries(OFFERS).map(([file, { page }]) => [file, { offer: page.offer, name: page.house?.name }])
  return [
    ...words,
    ...rules.flatMap(([file, { rules }]) => strings(rules).map((text) => [file, text])),
    ...offers.flatMap(([file, said]) => spoken(said, language).map((text) => [String(file), text])),
  ] as [string, string][]
}

// The shell speaks of dice and rolls only in what is seen where dice are rolled, or of all games; the rest is in chance/, once for dice
// and once for cards.
const OF_DICE = {
  './shell/words.ts': ['motto', 'fair'],
  './shell/settings.words.ts': ['autoRoll', 'autoRollHelp'],
  './lobby/create/words.ts': ['dice', 'diceHelp'],
  './pages/words.ts': ['aboutLead', 'fairTitle', 'fairText'],
  './plain/words.ts': ['roll', 'typeTitle', 'correct', 'keyConfirm'],
  './table/words.ts': ['corrected', 'diceSoFar', 'rolledN', 'keyConfirm', 'fairManual'],
  './table/gathering/words.ts': ['manual'],
  './proof/words.ts': ['proofTyped'],
}
const DICE = {
  en: /\b(dice|die|roll(s|ed|ing)?|thr(ow|ows|own|ew))\b/i,
  fr: /(?<![\p{L}])(dés?|lancers?|lancés)(?![\p{L}])/iu,
}

const MARKUP = import.meta.glob<string>('./**/*.svelte', { eager: true, query: '?raw', import: 'default' })

/** What a component says by itself, in whatever language: text outside of tags and braces, or in an attribute that is read out. */
function unsaid(component: string): string[] {
  const markup = component.replace(/<script.*?<\/script>|<style.*?<\/style>|<!--.*?-->/gs, '')
  let bare = markup
  for (let before = ''; before !== bare; ) [before, bare] = [bare, bare.replace(/\{[^{}]*\}/g, '¤')]
  const read = [...bare.matchAll(/\s(?:aria-label|title|placeholder|alt|label)="([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  )
  const shown = bare.replace(/<[^>]*>/g, '\n').split('\n')
  return [...read, ...shown]
    .map((text) => text.replace(/&\w+;|[¤·×→–▲▼…+%]/g, '').trim())
    .filter((text) => /\p{L}{2}|[:;!?]/u.test(text))
}

const TOLD = { en: told('en'), fr: told('fr') }
const breaking = (language: 'en' | 'fr', law: RegExp): string[] =>
  TOLD[language].filter(([, text]) => law.test(text)).map(([where, text]) => `${where}: ${text}`)

describe('both languages', () => {
  test('have every key', () => {
    for (const [file, { w }] of Object.entries(WORDS))
      expect(Object.keys(w.both.fr), file).toEqual(Object.keys(w.both.en))
    expect(TOLD.en.length).toBeGreaterThan(700)
    expect(TOLD.fr.length).toBeGreaterThan(700)
  })

  test.each(['en', 'fr'] as const)('leave nothing empty, and no space or apostrophe wrong: %s', (language) => {
    expect(breaking(language, /^$/)).toEqual([])
    expect(breaking(language, / {2}| [,)]| \.(?!json)|\( /)).toEqual([])
    expect(breaking(language, /\p{L}'\p{L}|\p{L}' /u)).toEqual([])
  })

  test('do not call the dice fixed, which are sealed', () => {
    expect(breaking('en', /(dice|throws?|chance|cards)\b[^.]*\bfixed/)).toEqual([])
    expect(breaking('fr', /(dés|lancers?|hasard|cartes)\b[^.]*\bfixé/)).toEqual([])
  })
})

describe('the shell', () => {
  test.each(['en', 'fr'] as const)('speaks of dice where there are dice, and nowhere else: %s', (language) => {
    const may = Object.entries(OF_DICE).flatMap(([file, keys]) => keys.map((key) => `${file} ${key}`))
    const found = TOLD[language].filter(([where, text]) => !where.startsWith('./games/') && DICE[language].test(text))
    const speaking = [...new Set(found.map(([where]) => where))]
    expect(speaking.filter((where) => !where.startsWith('./chance/dice.') && !may.includes(where))).toEqual([])
    expect(may.filter((where) => !speaking.includes(where))).toEqual([])
  })

  test('says as much of cards as of dice, and nothing twice', () => {
    const [dice, cards] = ['dice', 'cards'].map((of) => WORDS[`./chance/${of}.words.ts`]?.w.both)
    for (const language of ['en', 'fr'] as const)
      for (const [key, said] of Object.entries(dice?.[language] ?? {}))
        expect(String(cards?.[language][key]), key).not.toBe(String(said))
  })

  test('has its sentences in words.ts, and none in the markup, not even a colon', () => {
    const named = new Set(['Flambeur', 'English', 'Français', 'python3 run.py play --lan'])
    const found = Object.entries(MARKUP).flatMap(([file, component]) =>
      unsaid(component)
        .filter((text) => !named.has(text))
        .map((text) => `${file}: ${text}`),
    )
    expect(Object.keys(MARKUP).length).toBeGreaterThan(100)
    expect(found).toEqual([])
  })
})

describe('French', () => {
  test('says "d’Anna" and "qu’Anna"', () => {
    expect(breaking('fr', /\b(de|que|si) Anna/i)).toEqual([])
  })

  test('has a space before ; : ! ? and inside « », which bound() makes one that does not break', () => {
    expect(breaking('fr', /[^\s(+×][;!?»]/)).toEqual([])
    expect(breaking('fr', /[^\s]:(?!\/\/|\d)/)).toEqual([])
    expect(breaking('fr', /«\S/)).toEqual([])
  })

  test('writes money behind the number', () => {
    expect(breaking('fr', /\$\d|\d\$|\d,\d{3}\b/)).toEqual([])
  })

  test('is French', () => {
    expect(breaking('fr', /\b(the|of|and|your?|with|this|that|is|are|from|has|have)\b/i)).toEqual([])
  })
})

describe('English', () => {
  test('has no space before ; : ! ? and no guillemets', () => {
    // "and ?" names a key
    expect(breaking('en', /(?<! and)\s[;:!?](\s|$)|[«»]/)).toEqual([])
  })

  test('writes money before the number', () => {
    expect(breaking('en', /\d\s?\$/)).toEqual([])
  })

  test('is English', () => {
    expect(breaking('en', /\b(les?|des|une|vous|votre|est|pour|avec|dans|sur)\b/i)).toEqual([])
  })
})
