// The tab of the browser: its title and icon say where we are, and whether somebody waits for us.

const SOON = 60 // milliseconds: while bots play at once, the browser's own bar is not drawn for each of them

class Tab {
  title = $state('') // of this page
  here = $state(false) // it is our turn at the table that is open
  elsewhere = $state(0) // other tables at which people wait for us

  private timer: ReturnType<typeof setTimeout> | undefined

  get waiting(): number {
    return this.elsewhere + (this.here ? 1 : 0)
  }

  /** Called whenever one of the three changes. */
  show(): void {
    const name = this.title ? `${this.title} · Flambeur` : 'Flambeur'
    const title = this.waiting ? `(${this.waiting}) ${name}` : name
    const icon = this.waiting ? '/icon-turn.svg' : '/icon.svg'
    clearTimeout(this.timer)
    this.timer = setTimeout(() => draw(title, icon), SOON)
  }
}

function draw(title: string, icon: string): void {
  if (document.title !== title) document.title = title
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && link.getAttribute('href') !== icon) link.href = icon
}

export const tab = new Tab()
