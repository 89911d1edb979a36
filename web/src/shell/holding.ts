// Which of a game's rules hold: at a table those of its options, elsewhere those of all options that can be chosen here.
import type { RulePart, Rules, When } from '../games/contract'

export type Options = Readonly<Record<string, unknown>>

/** Whether something holds with these options; one that is not named is off. */
export const holds = (when: When | undefined, options: Options): boolean =>
  Object.entries(when ?? {}).every(([name, value]) => (options[name] ?? false) === value)

/** The chapters that hold, without the parts that do not; no options: all that can be chosen. */
export function holding(rules: Rules, options: Options | null, offered: (name: string) => boolean): Rules {
  const fits = (when?: When): boolean => (options ? holds(when, options) : Object.keys(when ?? {}).every(offered))
  const chapters = rules.chapters
    .filter(({ when }) => fits(when))
    .map((chapter) => ({ ...chapter, parts: chapter.parts.filter(({ when }) => fits(when)) }))
  return { ...rules, chapters: chapters.filter(({ parts }) => parts.length) }
}

/** Every sentence of the rules, changed. */
export function respelled(rules: Rules, spell: (text: string) => string): Rules {
  const part = (one: RulePart): RulePart => {
    if ('text' in one) return { ...one, text: spell(one.text) }
    if ('list' in one) return { ...one, list: one.list.map(spell) }
    return 'example' in one ? { ...one, example: spell(one.example) } : { ...one, ruling: spell(one.ruling) }
  }
  const chapters = rules.chapters.map((one) => ({ ...one, title: spell(one.title), parts: one.parts.map(part) }))
  return { intro: spell(rules.intro), chapters }
}
