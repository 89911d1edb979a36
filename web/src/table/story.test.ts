import { describe, expect, it } from 'vitest'
import type { Update } from '../lib/protocol'
import { besides, course, faces, start, won } from './counts'
import { chapters, events, lines, undone, withoutLast } from './story'

const update = (kind: string, events: Update['events'] = [], body: Update['body'] = {}): Update => ({
  at: 1,
  kind,
  body,
  events,
})

const GAME: Update[] = [
  update('created'),
  update('seated', [], { seat: 0 }),
  update('start', []),
  update('chance', [
    { kind: 'shuffled', seat: null, notes: 54 },
    { kind: 'round', seat: 0, round: 1 },
  ]),
  update('chance', [{ kind: 'rolled', seat: 0, own: [1, 1, 6], white: [2] }]),
  update('move', [{ kind: 'placed', seat: 0, casino: 1, own: 2 }]),
  update('take_back', [], { seat: 0 }),
  update('move', [{ kind: 'placed', seat: 0, casino: 6, own: 1 }]),
  update('chance', [{ kind: 'rolled', seat: 1, own: [6, 6], white: [] }]),
  update('move', [
    { kind: 'placed', seat: 1, casino: 6, own: 2 },
    { kind: 'paid', seat: 1, casino: 6, note: 50000, dice: 2 },
    { kind: 'paid', seat: 0, casino: 6, note: 20000, dice: 1 },
    { kind: 'paid', seat: 1, casino: 2, note: 10000, dice: 1 },
    { kind: 'round', seat: 1, round: 2 },
  ]),
  update('move', [{ kind: 'paid', seat: 0, casino: 6, note: 90000, dice: 1 }]),
]

describe('the log', () => {
  it('is not ahead of the board, whatever the table said besides the events', () => {
    const all = lines([...GAME, update('end', [], { why: 'over' })])
    expect(withoutLast(all, 0)).toEqual(all)
    expect(withoutLast(all, 1)).toEqual(all.slice(0, -2))
    expect(withoutLast(all, 2).at(-1)?.event).toMatchObject({ kind: 'paid', note: 10000 })
  })

  it('marks what was taken back', () => {
    expect([...undone(GAME)]).toEqual([5])
    expect(
      lines(GAME)
        .filter((line) => line.undone)
        .map((line) => line.event?.casino),
    ).toEqual([1])
    expect(
      events(GAME)
        .filter((event) => event.kind === 'placed')
        .map((event) => event.casino),
    ).toEqual([6, 6])
  })

  it('has a chapter for each round, and one before', () => {
    expect(chapters(lines(GAME)).map(({ round, lines }) => [round, lines.length])).toEqual([
      [0, 3],
      [1, 10],
      [2, 2],
    ])
  })

  it('tells what is no move, but not how seeds were mixed', () => {
    expect(
      lines(GAME)
        .filter((line) => !line.event)
        .map((line) => line.kind),
    ).toEqual(['seated', 'start', 'take_back'])
  })

  it('corrects dice that were typed in', () => {
    const typed = [
      update('chance', [{ kind: 'rolled', seat: 0, own: [1] }]),
      update('correct'),
      update('chance', [{ kind: 'rolled', seat: 0, own: [2] }]),
    ]
    expect(faces(events(typed))).toEqual([0, 1, 0, 0, 0, 0])
  })
})

describe('counting', () => {
  it('faces, of all and of one', () => {
    expect(faces(events(GAME))).toEqual([2, 1, 0, 0, 0, 3])
    expect(faces(events(GAME), 1)).toEqual([0, 0, 0, 0, 0, 2])
    expect(faces([{ kind: 'rolled', seat: 0, die: 4, stake: 3 }])).toEqual([0, 0, 0, 1, 0, 0])
  })

  it('notes by round', () => {
    const rounds = won(events(GAME), 2)
    expect(rounds.map(({ notes }) => notes)).toEqual([
      [[20000], [50000, 10000]],
      [[90000], []],
    ])
    expect(course(rounds, [0, 0])).toEqual([
      [20000, 60000],
      [110000, 60000],
    ])
  })
  it('with what counts besides them at the end', () => {
    const told = events(GAME)
    const rounds = won(told, 2)
    expect(start(told, rounds, [120000, 60000])).toEqual([0, 0])
    expect(besides(told, rounds, [120000, 60000])).toEqual([10000, 0])
    expect(course(rounds, [0, 0], [10000, 0]).at(-1)).toEqual([120000, 60000])
  })
  it('of a game that was laid in the middle of a round', () => {
    const paid = (seat: number, note: number) => ({ kind: 'paid', seat, note })
    const laid = [paid(0, 50000), { kind: 'round', seat: null, round: 4 }, paid(1, 30000), paid(0, 10000)]
    const rounds = won(laid, 2)
    expect(rounds.map(({ round }) => round)).toEqual([3, 4])
    const before = start(laid, rounds, [180000, 130000])
    expect(before).toEqual([120000, 100000])
    expect(besides(laid, rounds, [180000, 130000])).toEqual([0, 0])
    expect(course(rounds, before)).toEqual([
      [170000, 100000],
      [180000, 130000],
    ])
  })
})
