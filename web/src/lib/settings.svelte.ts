// What a person has chosen for this browser.
import { load, save } from './storage'
import type { Language } from './words'

interface Chosen {
  language: Language | null // null: the browser's
  theme: 'auto' | 'dark' | 'light'
  sound: boolean
  soundOffered: boolean // once, at the first roll
  summons: boolean // the browser calls when it is our turn
  motion: 'auto' | 'full' | 'reduced'
  speed: number // of animations: 1, 2, 4; 0 skips animations
  shortcuts: boolean // single keys
  autoRoll: boolean
  ownSeed: boolean // what a seat mixes into the dice is typed, not random
  chat: boolean // what others say is shown
  name: string
}

const DEFAULTS: Chosen = {
  language: null,
  theme: 'auto',
  sound: false,
  soundOffered: false,
  summons: false,
  motion: 'auto',
  speed: 1,
  shortcuts: true,
  autoRoll: false,
  ownSeed: false,
  chat: true,
  name: '',
}

const system = {
  still: matchMedia('(prefers-reduced-motion: reduce)'),
  light: matchMedia('(prefers-color-scheme: light)'),
}

class Settings {
  chosen = $state<Chosen>({ ...DEFAULTS, ...load<Partial<Chosen>>('settings', {}) })

  get language(): Language {
    return this.chosen.language ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en')
  }

  get still(): boolean {
    return this.chosen.motion === 'reduced' || (this.chosen.motion === 'auto' && system.still.matches)
  }

  get theme(): 'dark' | 'light' {
    if (this.chosen.theme !== 'auto') return this.chosen.theme
    return system.light.matches ? 'light' : 'dark'
  }

  constructor() {
    for (const query of Object.values(system)) query.addEventListener?.('change', () => this.apply())
  }

  set<K extends keyof Chosen>(key: K, value: Chosen[K]): void {
    this.chosen[key] = value
    save('settings', this.chosen)
    this.apply()
  }

  /** What the style sheets and the screen reader need to know. */
  apply(): void {
    const root = document.documentElement
    root.lang = this.language
    root.dataset.theme = this.theme
    root.dataset.still = String(this.still)
  }
}

export const settings = new Settings()
