// Pixels that hand and words take in the tray, in a narrow place, in one of middle width, and in a wide one.
export const room = { tall: 222, middle: 128, flat: 156 }
