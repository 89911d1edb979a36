// Films as the server packed them.
import { describe, expect, it } from 'vitest'
import { lasts, rateAt } from './clock'
import { diceAt, tracesOf } from './drawn'
import { decoded, lyingTurn, poseAt, topOf } from './film'
import trails from './samples/trails.json'
import { hitOf, type Throw, type Trail } from './throws'

const all = trails as unknown as Trail[]
const throwOf = (trail: Trail): Throw => ({
  trail,
  begins: { kind: 'throws', seat: 0 },
  events: [],
  toss: null,
})

describe('a film', () => {
  it('ends with the dice as the trail has them', async () => {
    for (const trail of all) {
      const film = await decoded(trail.film)
      expect(film.dice).toBeGreaterThan(trail.dice.length)
      const ends = Array.from({ length: film.dice }, (_, die) => poseAt(film, die, film.end))
      for (const [shown, [x, y]] of Object.entries(trail.lies)) {
        const there = ends.find((pose) => Math.hypot(pose[0] - x / 1000, pose[1] - y / 1000) < 0.3)
        expect(there && topOf(there).face).toBe(Number(shown))
      }
    }
  })

  it('begins with the dice as they lay there', async () => {
    for (const trail of all) {
      const film = await decoded(trail.film)
      const faces = trail.dice.map((_, die) => topOf(poseAt(film, die, 0)).face)
      expect(faces).toEqual(trail.dice)
      expect(poseAt(film, film.dice - 1, 0)[2]).toBeGreaterThan(10) // from the hand
    }
  })

  it('turns a lying die as the server does', () => {
    for (const shows of [1, 2, 3, 4, 5, 6]) {
      const { face, turn } = topOf([0, 0, 0.8, ...lyingTurn(shows, 30)])
      expect(face).toBe(shows)
      expect((turn + 360) % 90).toBeCloseTo(30)
    }
  })

  it('is drawn with what became of each die, and where it came from', async () => {
    for (const trail of all) {
      const film = await decoded(trail.film)
      const taken = diceAt(
        { ...throwOf(trail), events: [{ kind: 'took', seat: 0, dice: [2, 3, 4, 5, 6] }] },
        film,
        film.end,
      )
      for (const die of taken) {
        if (die.fate === 'matches') expect(die.face).toBeGreaterThan(1)
        if (die.fate === 'crossed') expect(die.face).toBe(1)
      }
      expect(diceAt(throwOf(trail), film, 0).every(({ fate }) => fate === 'stays')).toBe(true)
      const traces = tracesOf(throwOf(trail), film, film.end)
      expect(traces.ghosts.length).toBeGreaterThanOrEqual(traces.moves.length)
      const flew = film.dice - trail.dice.length
      expect(traces.ways.length).toBe(flew > 3 ? 0 : flew)
    }
  })
})

describe('time', () => {
  it('slows down at the hit, and only there', () => {
    const hit = hitOf(all[0] as Trail) ?? 0
    expect(rateAt(hit, hit)).toBeCloseTo(0.1)
    expect(rateAt(hit + 0.5, hit)).toBe(rateAt(0, null))
    expect(lasts(1, 0.3)).toBeGreaterThan(lasts(1, null) + 1)
  })
})
