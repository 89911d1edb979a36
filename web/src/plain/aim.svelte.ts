// The choice that the pointer or the focus is at: what it aims at lights up on the board.
import type { Action } from '../lib/protocol'

export const aim = $state<{ action: Action | null }>({ action: null })
