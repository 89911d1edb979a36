export { default as Board } from './Board.svelte'
export { default as Seats } from './Seats.svelte'
export { default as Tray } from './Tray.svelte'
export { why } from './why'
