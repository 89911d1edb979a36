// Where we are. Keys and tokens stand behind the #, which browsers do not send to the server.

export interface Place {
  page: 'lobby' | 'table' | 'replay' | 'new' | 'about' | 'guide' | 'rules' | 'nowhere'
  id: string // of the table or record; of a new table: how it is to be played; of a guide, of rules: the game
  game: string // of a new table
  keys: Record<string, string> // behind the #: sit, watch, token, pass, sign, at
}

function read(): Place {
  const [, first = '', second = '', third = ''] = location.pathname.split('/')
  const keys = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
  const pages: Record<string, Place['page']> = {
    '': 'lobby',
    t: 'table',
    r: 'replay',
    new: 'new',
    about: 'about',
    guide: 'guide',
    rules: 'rules',
  }
  return { page: pages[first] ?? 'nowhere', id: second, game: third, keys }
}

class Route {
  place = $state.raw<Place>(read())

  constructor() {
    addEventListener('popstate', () => {
      this.place = read()
    })
    addEventListener('hashchange', () => {
      this.place = read()
    })
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.place = read()
    scrollTo(0, 0)
  }
}

export const route = new Route()

/** For links inside the page: a plain click stays in the page, any other click does what browsers do. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (
    !link ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.button !== 0 ||
    link.origin !== location.origin ||
    link.target
  )
    return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  route.go(link.pathname + link.hash)
}
