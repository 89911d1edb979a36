// The result as a picture to send: drawn here, with nothing fetched from anywhere.
import type { Look } from '../../dice/symbols'

export interface Sheet {
  title: string // of the game
  headline: string
  rows: { rank: string; look: Look; name: string; money: string; notes: readonly number[]; first: boolean }[]
  story: readonly string[]
  foot: string
}

const WIDTH = 1080
const PAD = 64
const GOLD = '#ffcf5c'
const FONT =
  '"Inter", "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans Condensed", system-ui, sans-serif'
const NOTE = 'Georgia, "Times New Roman", "DejaVu Serif", serif'

type Pen = CanvasRenderingContext2D

/** A colour of the tokens, by the class that sets it. */
function coloured(name: string): (token: string) => string {
  const probe = document.createElement('i')
  probe.className = name
  document.body.append(probe)
  const found = getComputedStyle(probe)
  const colours = new Map(['--p', '--pp', '--n', '--ni'].map((token) => [token, found.getPropertyValue(token).trim()]))
  probe.remove()
  return (token) => colours.get(token) || '#888'
}

/** The text in lines that are no wider than that. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function cut(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text
  let short = text
  while (short && pen.measureText(`${short}…`).width > width) short = short.slice(0, -1)
  return `${short}…`
}

function badge(pen: Pen, look: Look, x: number, y: number, size: number): void {
  const colour = coloured(`p-${look.colour}`)
  pen.fillStyle = colour('--p')
  pen.beginPath()
  pen.roundRect(x, y, size, size, size * 0.3)
  pen.fill()
  pen.save()
  pen.translate(x + size * 0.19, y + size * 0.19)
  pen.scale((size * 0.62) / 24, (size * 0.62) / 24)
  pen.fillStyle = colour('--pp')
  pen.fill(new Path2D(look.path), 'evenodd')
  pen.restore()
}

function bill(pen: Pen, value: number, x: number, y: number): void {
  const colour = coloured(`n${value / 1000}`)
  pen.fillStyle = colour('--n')
  pen.beginPath()
  pen.roundRect(x, y, 46, 26, 4)
  pen.fill()
  pen.fillStyle = colour('--ni')
  pen.font = `700 18px ${NOTE}`
  pen.textAlign = 'center'
  pen.fillText(String(value / 1000), x + 23, y + 20)
  pen.textAlign = 'left'
}

function row(pen: Pen, one: Sheet['rows'][number], y: number): void {
  pen.fillStyle = one.first ? '#3a2c6e' : '#241d4f'
  pen.beginPath()
  pen.roundRect(PAD, y, WIDTH - 2 * PAD, 100, 18)
  pen.fill()
  pen.fillStyle = one.first ? GOLD : '#b9b2e6'
  pen.font = `800 40px ${FONT}`
  pen.fillText(one.rank, PAD + 22, y + 64)
  badge(pen, one.look, PAD + 86, y + 22, 56)
  pen.font = `800 38px ${FONT}`
  pen.textAlign = 'right'
  pen.fillStyle = one.first ? GOLD : '#fff'
  pen.fillText(one.money, WIDTH - PAD - 24, y + 46)
  const room = WIDTH - 2 * PAD - 190 - pen.measureText(one.money).width
  pen.textAlign = 'left'
  pen.font = `700 36px ${FONT}`
  pen.fillStyle = '#fff'
  pen.fillText(cut(pen, one.name, room), PAD + 164, y + 46)
  const most = 15 // beside each other
  for (const [k, note] of one.notes.slice(0, most).entries()) bill(pen, note, PAD + 164 + k * 50, y + 62)
}

/** How the sheet is divided: the lines of its sentences, and how high it must be. */
function layout(pen: Pen, sheet: Sheet): { head: string[]; story: string[][]; height: number } {
  const width = WIDTH - 2 * PAD
  pen.font = `800 50px ${FONT}`
  const head = wrapped(sheet.headline, width, (text) => pen.measureText(text).width)
  pen.font = `500 32px ${FONT}`
  const story = sheet.story.map((text) => wrapped(text, width, (line) => pen.measureText(line).width))
  const lines = story.reduce((sum, one) => sum + one.length * 42 + 14, 0)
  return { head, story, height: 150 + head.length * 60 + 24 + sheet.rows.length * 112 + 40 + lines + 90 }
}

export function draw(sheet: Sheet): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  const pen = canvas.getContext('2d') as Pen
  const { head, story, height } = layout(pen, sheet)
  canvas.height = height
  const ground = pen.createLinearGradient(0, 0, 0, height)
  ground.addColorStop(0, '#2b1a5e')
  ground.addColorStop(1, '#120c2e')
  pen.fillStyle = ground
  pen.fillRect(0, 0, WIDTH, height)
  pen.fillStyle = GOLD
  pen.font = `800 44px ${FONT}`
  pen.fillText(cut(pen, sheet.title, WIDTH - 2 * PAD), PAD, 96)
  let y = 176
  pen.fillStyle = '#fff'
  pen.font = `800 50px ${FONT}`
  for (const line of head) {
    pen.fillText(line, PAD, y)
    y += 60
  }
  y += -26
  for (const one of sheet.rows) {
    row(pen, one, y)
    y += 112
  }
  y += 56
  pen.fillStyle = '#e6e2ff'
  pen.font = `500 32px ${FONT}`
  for (const lines of story) {
    for (const line of lines) {
      pen.fillText(line, PAD, y)
      y += 42
    }
    y += 14
  }
  pen.fillStyle = '#a79fd6'
  pen.font = `500 26px ${FONT}`
  pen.fillText(sheet.foot, PAD, height - 44)
  return canvas
}

export const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
  new Promise((done) =>
    canvas.toBlob((blob) => done(blob && new File([blob], name, { type: 'image/png' })), 'image/png'),
  )
