import { describe, expect, it, vi } from 'vitest'
import { ranking } from './ranking'
import { headline } from './said'

// What browsers have and Node does not.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})

const NAMES = ['Anna', 'Benno', 'Carla', 'Denny']
const said = (scores: number[], winners: number[], me: number | null, money = true) =>
  headline({
    ranks: ranking(scores, winners),
    winners,
    me,
    name: (seat) => NAMES[seat] ?? '',
    money: money ? (dollars) => `$${dollars}` : null,
    language: 'en',
  })

describe('the first sentence of the end', () => {
  it('says where one came in, and how far from the winner', () => {
    expect(said([20, 50, 30], [1], 2).text).toBe('You came second, $20 behind Benno')
    expect(said([20, 50, 30], [1], 0).text).toBe('You came third, $30 behind Benno')
    expect(said([20, 50, 30], [1], 0).mine).toBe(false)
  })

  it('says by how much one has won', () => {
    expect(said([20, 50, 30], [1], 1)).toEqual({ text: 'You have won, $20 ahead of Carla!', mine: true })
  })

  it('leaves what else decided to its own sentence', () => {
    expect(said([50, 50, 30], [1], 1).text).toBe('You have won!')
    expect(said([50, 50, 30], [1], 0).text).toBe('You came second, level with Benno')
  })

  it('knows shared victories', () => {
    expect(said([50, 50, 30], [0, 1], 1).text).toBe('You share the victory with Anna!')
    expect(said([50, 50, 30], [0, 1], 2).text).toBe('You came third, $20 behind Anna and Benno')
    expect(said([50, 50, 30], [0, 1], null).text).toBe('Anna and Benno share the victory')
  })

  it('speaks to nobody in particular around one screen', () => {
    expect(said([20, 50, 30], [1], null)).toEqual({ text: 'Benno wins, $20 ahead of Carla', mine: false })
    expect(said([20, 50], [], null).text).toBe('The game is over, and nobody has won')
  })

  it('counts no money where the scores are none', () => {
    expect(said([2, 5, 3], [1], 2, false).text).toBe('You came second, behind Benno')
  })
})
