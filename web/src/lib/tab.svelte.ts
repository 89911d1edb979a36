// The tab of the browser: its title and icon say where we are, and whether somebody waits for us.

class Tab {
  title = $state('') // of this page
  here = $state(false) // it is our turn at the table that is open
  elsewhere = $state(0) // other tables at which people wait for us

  get waiting(): number {
    return this.elsewhere + (this.here ? 1 : 0)
  }

  /** Called whenever something of it changes. */
  show(): void {
    const name = this.title ? `${this.title} · Flambeur` : 'Flambeur'
    document.title = this.waiting ? `(${this.waiting}) ${name}` : name
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    const wanted = this.waiting ? '/icon-turn.svg' : '/icon.svg'
    if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted
  }
}

export const tab = new Tab()
