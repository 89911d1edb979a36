// What lies open beside the table: one drawer at a time, and the hint.

export type Drawer =
  | 'log'
  | 'chat'
  | 'rules'
  | 'settings'
  | 'keys'
  | 'fair'
  | 'statistics'
  | 'menu'
  | 'watch'
  | 'leave'
  | 'hand'

export class Desk {
  open = $state<Drawer | null>(null)
  hint = $state(false)

  toggle(drawer: Drawer): void {
    this.open = this.open === drawer ? null : drawer
  }

  close(): void {
    this.open = null
  }
}
