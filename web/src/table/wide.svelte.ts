// Whether there is room beside the board.

const query = matchMedia('(min-width: 1021px)')

class Wide {
  matches = $state(query.matches)

  constructor() {
    query.addEventListener('change', () => {
      this.matches = query.matches
    })
  }
}

export const wide = new Wide()
