// What the tray takes below its head, in pixels: in a narrow place, in one of middle width, and in a wide one.
export const room = { tall: 206, middle: 130, flat: 92 }
