// What links for others begin with: the address in the browser, until the server has told of a better one.
import { atFirst, type Reach, reach } from './reach'

class Reached {
  found = $state.raw<Reach>(atFirst())

  /** Asks ahead, so that a link can be copied in the very moment of a click, as some browsers demand it. */
  look(): void {
    void reach().then((found) => {
      this.found = found
    })
  }

  get base(): string {
    return this.found.base
  }
}

export const reached = new Reached()
