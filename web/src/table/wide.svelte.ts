// How much room there is: beside the board for players and log, or so little height that the tray stands beside the board as well.

class Room {
  matches = $state(false)

  constructor(wanted: string) {
    const query = matchMedia(wanted)
    this.matches = query.matches
    query.addEventListener('change', () => {
      this.matches = query.matches
    })
  }
}

export const wide = new Room('(min-width: 1021px) and (min-height: 621px)')
export const low = new Room('(min-width: 600px) and (max-height: 620px)')
