// What is drawn on the floor: rings under dice that match or show an X, ghosts where dice lay, arrows, and the ways of thrown dice.
import {
  AdditiveBlending,
  BufferGeometry,
  CircleGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  Points,
  PointsMaterial,
  RingGeometry,
  type Scene,
} from 'three'
import { HALF } from '../arena'
import type { Die, Spot, Traces } from '../drawn'
import { glow } from './paint'

const GOLD = '#ffcf5c'
const RED = '#ff5f66'
const ON_FLOOR = 0.03

/** Materials are made once: with the last one of a kind its program goes, and to make that anew takes longer than a frame. */
function looks() {
  const look = { transparent: true, depthWrite: false, toneMapped: false }
  const round = (color: string) => ({
    ring: new MeshBasicMaterial({ ...look, color, opacity: 0.95, side: DoubleSide }),
    disc: new MeshBasicMaterial({ ...look, color, opacity: 0.27, side: DoubleSide, blending: AdditiveBlending }),
  })
  return {
    gold: round(GOLD),
    red: round(RED),
    ghost: new LineBasicMaterial({ ...look, color: '#f5f3ff', opacity: 0.6 }),
    arrow: new LineBasicMaterial({ ...look, color: GOLD, opacity: 0.9 }),
    way: new PointsMaterial({ ...look, map: glow('#fff3b0'), size: 0.6, color: '#ffe7a6' }),
  }
}

export class Marks {
  private readonly all = new Group()
  private readonly ring = new RingGeometry(1.14, 1.32, 40)
  private readonly disc = new CircleGeometry(1.3, 40)
  private readonly looks = looks()
  private used: BufferGeometry[] = []

  constructor(scene: Scene) {
    scene.add(this.all)
  }

  show(dice: readonly Die[], traces: Traces | null): void {
    for (const one of this.used) one.dispose()
    this.used = []
    this.all.clear()
    for (const { x, y, fate } of dice) {
      if (fate === 'matches') this.circle(x, -y, this.looks.gold)
      else if (fate === 'crossed') this.circle(x, -y, this.looks.red)
    }
    if (!traces) return
    if (traces.ghosts.length) this.lines(traces.ghosts.flatMap(outline), this.looks.ghost)
    if (traces.moves.length) this.lines(traces.moves.flatMap(arrow), this.looks.arrow)
    for (const way of traces.ways)
      this.all.add(new Points(this.shape(way.flatMap(([x, y, high]) => [x, -y, high])), this.looks.way))
  }

  private circle(x: number, y: number, { ring, disc }: ReturnType<typeof looks>['gold']): void {
    for (const made of [new Mesh(this.ring, ring), new Mesh(this.disc, disc)]) {
      made.position.set(x, y, ON_FLOOR)
      made.renderOrder = 2
      this.all.add(made)
    }
  }

  private lines(points: readonly number[], look: LineBasicMaterial): void {
    const made = new LineSegments(this.shape(points), look)
    made.renderOrder = 3
    this.all.add(made)
  }

  private shape(points: readonly number[]): BufferGeometry {
    const made = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3))
    this.used.push(made)
    return made
  }

  dispose(): void {
    const { gold, red, ghost, arrow: line, way } = this.looks
    for (const one of [...this.used, this.ring, this.disc, gold.ring, gold.disc, red.ring, red.disc, ghost, line, way])
      one.dispose()
  }
}

/** The square where a die lay, in pieces of lines. */
function outline({ x, y, turn }: Spot): number[] {
  const t = (turn * Math.PI) / 180
  const corner = ([i, j]: readonly [number, number]) => [
    x + HALF * (i * Math.cos(t) - j * Math.sin(t)),
    -(y + HALF * (i * Math.sin(t) + j * Math.cos(t))),
    ON_FLOOR,
  ]
  const corners = (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).map(corner)
  return corners.flatMap((one, k) => [...one, ...(corners[(k + 1) % corners.length] ?? one)])
}

function arrow({ from, to }: { from: Spot; to: Spot }): number[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [i, j] = [(to.x - from.x) / far, (to.y - from.y) / far]
  const end = [from.x + i * Math.max(0.3, far - 1), from.y + j * Math.max(0.3, far - 1)] as const
  const at = (x: number, y: number) => [x, -y, ON_FLOOR]
  const barb = (side: number) => at(end[0] - 0.45 * i + 0.25 * side * j, end[1] - 0.45 * j - 0.25 * side * i)
  return [...at(from.x, from.y), ...at(...end), ...at(...end), ...barb(1), ...at(...end), ...barb(-1)]
}
