import { expect, test } from 'vitest'
import type { Rules } from '../games/contract'
import { holding, holds, respelled } from './holding'

const RULES: Rules = {
  intro: '',
  chapters: [
    { id: 'base', title: '', parts: [{ text: 'all' }, { text: 'at once', when: { in_turn: false } }] },
    { id: 'in turn', title: '', when: { in_turn: true }, parts: [{ text: 'clockwise' }] },
    {
      id: 'drums',
      title: '',
      when: { drums: true },
      parts: [{ text: 'loud' }, { text: 'three', when: { players: 3 } }],
    },
    { id: 'rulings', title: '', parts: [{ ruling: 'a drum', when: { drums: true } }] },
  ],
}
const told = (options: Record<string, unknown> | null, offered: string[] = []) =>
  holding(RULES, options, (name) => offered.includes(name)).chapters.map(({ id, parts }) => [id, parts.length])

test('at a table only the rules of its options are told', () => {
  expect(told({})).toEqual([['base', 2]])
  expect(told({ in_turn: true })).toEqual([
    ['base', 1],
    ['in turn', 1],
  ])
  expect(told({ drums: true, players: 4 })).toEqual([
    ['base', 2],
    ['drums', 1],
    ['rulings', 1],
  ])
  expect(told({ drums: true, players: 3 })).toContainEqual(['drums', 2])
})

test('elsewhere all rules are told that can be chosen, and none of what does not exist here', () => {
  expect(told(null, ['in_turn', 'players'])).toEqual([
    ['base', 2],
    ['in turn', 1],
  ])
  expect(told(null, ['in_turn', 'drums', 'players'])).toEqual([
    ['base', 2],
    ['in turn', 1],
    ['drums', 2],
    ['rulings', 1],
  ])
})

test('every sentence is respelled', () => {
  const loud = respelled(RULES, (text) => `${text}!`)
  expect(loud.chapters[0]?.parts).toEqual([{ text: 'all!' }, { text: 'at once!', when: { in_turn: false } }])
  expect(loud.chapters[3]?.parts).toEqual([{ ruling: 'a drum!', when: { drums: true } }])
  expect([loud.intro, loud.chapters[3]?.title]).toEqual(['!', '!'])
})

test('what asks for nothing always holds', () => {
  expect(holds(undefined, {})).toBe(true)
  expect(holds({ a: false }, {})).toBe(true)
  expect(holds({ a: true }, {})).toBe(false)
})
