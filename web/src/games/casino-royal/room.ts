// What the tray takes, and what hangs in its place.
export const room = { tall: 204, middle: 112, flat: 118 }
