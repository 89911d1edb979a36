// Every texture of the arena, drawn on small canvases: no image is loaded.
import { CanvasTexture, CubeTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'

type Brush = CanvasRenderingContext2D

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
}

function canvas(width: number, height: number, draw: (brush: Brush) => void): HTMLCanvasElement {
  const made = document.createElement('canvas')
  made.width = width
  made.height = height
  const brush = made.getContext('2d')
  if (brush) draw(brush)
  return made
}

function texture(made: HTMLCanvasElement, repeat: [number, number] | null = null): Texture {
  const found = new CanvasTexture(made)
  found.colorSpace = SRGBColorSpace
  found.anisotropy = 4
  if (repeat) {
    found.wrapS = found.wrapT = RepeatWrapping
    found.repeat.set(...repeat)
  }
  return found
}

/** The same grains every time. */
function grains(): () => number {
  let seed = 20_011
  return () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

function shade(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  stops: readonly (readonly [number, string])[],
): void {
  const found = brush.createRadialGradient(x, y, 0, x, y, radius)
  for (const [at, tint] of stops) found.addColorStop(at, tint)
  brush.fillStyle = found
}

/** Six faces on one sheet, three across and two down; so a die is drawn in one go. */
export function faces(values: readonly number[], size: number): Texture {
  return texture(
    canvas(3 * size, 2 * size, (brush) => {
      brush.fillStyle = '#f6f2e6'
      brush.fillRect(0, 0, 3 * size, 2 * size)
      values.forEach((value, k) => {
        brush.setTransform(1, 0, 0, 1, ((k % 3) + 0.5) * size, (Math.floor(k / 3) + 0.5) * size)
        if (value === 1) cross(brush, size)
        else for (const [x, y] of PIPS[value] ?? []) pip(brush, (x * size * 7) / 32, (y * size * 7) / 32, size * 0.098)
      })
    }),
  )
}

function cross(brush: Brush, size: number): void {
  const far = size * 0.21
  brush.lineCap = 'round'
  brush.strokeStyle = '#c4101f'
  brush.lineWidth = size * 0.145
  brush.beginPath()
  brush.moveTo(-far, -far)
  brush.lineTo(far, far)
  brush.moveTo(far, -far)
  brush.lineTo(-far, far)
  brush.stroke()
}

function pip(brush: Brush, x: number, y: number, radius: number): void {
  brush.fillStyle = '#06071a'
  brush.beginPath()
  brush.arc(x, y, radius, 0, 2 * Math.PI)
  brush.fill()
}

/** The floor: blue felt with a burst of rays, the hit that gives the game its name. */
export function felt(title: string, size: number): Texture {
  const middle = size / 2
  return texture(
    canvas(size, size, (brush) => {
      shade(brush, middle, middle, middle, [
        [0, '#2a3cb4'],
        [0.6, '#2a3cb4'],
        [1, '#141f78'],
      ])
      brush.fillRect(0, 0, size, size)
      const grain = grains()
      brush.globalAlpha = 0.05
      for (let k = 0; k < size * 20; k += 1) {
        brush.fillStyle = grain() > 0.5 ? '#fff' : '#000'
        brush.fillRect(grain() * size, grain() * size, 1 + grain() * 3, 1)
      }
      brush.translate(middle, middle)
      brush.strokeStyle = brush.fillStyle = '#ffcf5c'
      rays(brush, middle)
      brush.globalAlpha = 0.5
      brush.font = `800 ${size * 0.062}px "Avenir Next", Futura, "Segoe UI", "DejaVu Sans Condensed", sans-serif`
      brush.textAlign = 'center'
      brush.textBaseline = 'middle'
      brush.fillText(title, 0, 0)
    }),
  )
}

function rays(brush: Brush, radius: number): void {
  const rings = [
    [0.93, 5, 0.75],
    [0.905, 1.6, 0.6],
  ] as const
  for (const [far, width, alpha] of rings) {
    brush.globalAlpha = alpha
    brush.lineWidth = (width * radius) / 512
    brush.beginPath()
    brush.arc(0, 0, far * radius, 0, 2 * Math.PI)
    brush.stroke()
  }
  brush.globalAlpha = 0.5
  brush.lineCap = 'round'
  for (let k = 0; k < 32; k += 1) {
    const t = (k * Math.PI) / 16
    const [from, to] = k % 4 === 0 ? [0.3, 0.62] : k % 2 === 0 ? [0.36, 0.54] : [0.4, 0.47]
    brush.lineWidth = ((k % 4 === 0 ? 5 : 3) * radius) / 512
    brush.beginPath()
    brush.moveTo(Math.cos(t) * from * radius, Math.sin(t) * from * radius)
    brush.lineTo(Math.cos(t) * to * radius, Math.sin(t) * to * radius)
    brush.stroke()
  }
}

/** Quilted velvet, one cushion for each side of the wall. */
export const velvet = (sides: number): Texture =>
  texture(
    canvas(128, 128, (brush) => {
      brush.fillStyle = '#5a1838'
      brush.fillRect(0, 0, 128, 128)
      const across = brush.createLinearGradient(0, 0, 128, 0)
      for (const [at, tint] of [
        [0, '#000b'],
        [0.07, '#0004'],
        [0.38, '#fff2'],
        [0.5, '#ffffff2e'],
        [0.8, '#0000'],
        [1, '#000b'],
      ] as const)
        across.addColorStop(at, tint)
      const up = brush.createLinearGradient(0, 0, 0, 128)
      for (const [at, tint] of [
        [0, '#ffffff18'],
        [0.25, '#ffffff10'],
        [0.7, '#0003'],
        [1, '#000c'],
      ] as const)
        up.addColorStop(at, tint)
      for (const fill of [across, up]) {
        brush.fillStyle = fill
        brush.fillRect(0, 0, 128, 128)
      }
    }),
    [sides, 1],
  )

export const walnut = (): Texture =>
  texture(
    canvas(512, 64, (brush) => {
      const grain = grains()
      brush.fillStyle = '#5b331a'
      brush.fillRect(0, 0, 512, 64)
      for (let k = 0; k < 220; k += 1) {
        const [x, y, long] = [grain() * 512, grain() * 64, 40 + grain() * 220]
        brush.globalAlpha = 0.05 + grain() * 0.12
        brush.strokeStyle = grain() > 0.45 ? '#1f0d04' : '#9a6234'
        brush.lineWidth = 0.5 + grain() * 1.8
        brush.beginPath()
        brush.moveTo(x, y)
        brush.quadraticCurveTo(x + long / 2, y + grain() * 6 - 3, x + long, y + grain() * 4 - 2)
        brush.stroke()
      }
    }),
    [6, 1],
  )

/** The table around: the woven felt of the other boards. */
export const cloth = (): Texture =>
  texture(
    canvas(64, 64, (brush) => {
      brush.fillStyle = '#22309a'
      brush.fillRect(0, 0, 64, 64)
      brush.lineWidth = 1
      for (let k = -64; k < 64; k += 4) {
        for (const [tint, from, to] of [
          ['#ffffff0c', k, k + 64],
          ['#0000001e', k + 64, k],
        ] as const) {
          brush.strokeStyle = tint
          brush.beginPath()
          brush.moveTo(from, 0)
          brush.lineTo(to, 64)
          brush.stroke()
        }
      }
    }),
    [28, 28],
  )

export const glow = (inner: string): Texture =>
  texture(
    canvas(64, 64, (brush) => {
      shade(brush, 32, 32, 32, [
        [0, inner],
        [0.35, `${inner}70`],
        [1, `${inner}00`],
      ])
      brush.fillRect(0, 0, 64, 64)
    }),
  )

/** What brass and dice mirror: a dim room with a warm lamp above, and coloured light from the sides. */
export function room(): Texture {
  const side = (base: string, light?: string) =>
    canvas(32, 32, (brush) => {
      brush.fillStyle = base
      brush.fillRect(0, 0, 32, 32)
      if (!light) return
      shade(brush, 16, 14, 16, [
        [0, light],
        [1, `${light.slice(0, 7)}00`],
      ])
      brush.fillRect(0, 0, 32, 32)
    })
  const found = new CubeTexture([
    side('#15173a', '#6f7dffdd'),
    side('#1c1430', '#ffb45ccc'),
    side('#15122e', '#ff62cf88'),
    side('#0e1030', '#ffd9a0aa'),
    side('#3a2c30', '#fff0d0ff'),
    side('#0a0c26'),
  ])
  found.colorSpace = SRGBColorSpace
  found.needsUpdate = true
  return found
}
