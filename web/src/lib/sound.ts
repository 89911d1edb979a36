// Sounds, made here: no files. Off unless somebody turns them on.
import { settings } from './settings.svelte'

let context: AudioContext | null = null

function audio(): AudioContext | null {
  if (!settings.chosen.sound) return null
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    return context
  } catch {
    return null // no sound here
  }
}

/** A tone that fades: pitch in hertz, times in seconds. */
function tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType = 'triangle'): void {
  const to = audio()
  if (!to) return
  const start = to.currentTime + at
  const volume = new GainNode(to, { gain: 0 })
  const source = new OscillatorNode(to, { type: shape, frequency: pitch })
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(volume).connect(to.destination)
  source.start(start)
  source.stop(start + length)
}

/** A knock of a die: noise through a narrow filter. */
function knock(at: number, pitch: number, loud: number): void {
  const to = audio()
  if (!to) return
  const length = Math.floor(to.sampleRate * 0.05)
  const buffer = new AudioBuffer({ length, sampleRate: to.sampleRate })
  const data = buffer.getChannelData(0)
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3
  const source = new AudioBufferSourceNode(to, { buffer })
  const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 3 })
  const volume = new GainNode(to, { gain: loud })
  source.connect(filter).connect(volume).connect(to.destination)
  source.start(to.currentTime + at)
}

/** Tones one after the other, `apart` seconds between their beginnings. */
function tones(pitches: number[], apart: number, length: number, loud: number, shape?: OscillatorType): void {
  for (const [k, pitch] of pitches.entries()) tone(k * apart, pitch, length, loud, shape)
}

function rattle(times: number[]): void {
  for (const [k, at] of times.entries()) knock(at, 600 + ((k * 431) % 900), 0.5 - k * 0.05)
}

/** A die that hits something, as strong as it may be from 0 to 1; no two dice sound alike. */
export const clack = (strength: number, die: number): void =>
  knock(0, 700 + ((die * 277) % 800) + 500 * strength, 0.08 + 0.5 * strength)

const SOUNDS: Record<string, () => void> = {
  rolled: () => rattle([0, 0.06, 0.11, 0.19, 0.24, 0.34, 0.47]),
  placed: () => rattle([0, 0.07]),
  shown: () => rattle([0, 0.07]),
  laid: () => rattle([0, 0.07]),
  chip_taken: () => tones([1319, 1760], 0.06, 0.2, 0.1),
  took: () => tones([1047, 1319], 0.07, 0.3, 0.1),
  eliminated: () => tones([392, 294], 0.16, 0.35, 0.1),
  paid: () => tones([1047, 1319, 1568], 0.07, 0.35, 0.12),
  tie: () => tones([311, 233], 0.14, 0.3, 0.12, 'square'),
  round_end: () => tone(0, 523, 0.6, 0.1),
  game_end: () => tones([523, 659, 784, 1047], 0.13, 0.7, 0.14),
  turn: () => tones([880, 1175], 0.1, 0.3, 0.1),
  chat: () => tone(0, 1319, 0.12, 0.06),
}

export const hasSound = (kind: string): boolean => kind in SOUNDS

const APART = 120 // milliseconds: what happens all at once sounds once
const last = new Map<string, number>()

/** The sound of an event, if the event has one. */
export function sound(kind: string): void {
  const now = performance.now()
  if (now - (last.get(kind) ?? -APART) < APART) return
  last.set(kind, now)
  SOUNDS[kind]?.()
}
