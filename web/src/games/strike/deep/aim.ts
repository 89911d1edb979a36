// The aim in the arena: circles of one and two sigma on the floor, and the way from the hand in a cone that widens to them.
import {
  BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  Points,
  PointsMaterial,
  RingGeometry,
  type Scene,
} from 'three'
import { HALF, HAND } from '../arena'
import type { Aim } from '../drawn'
import { glow } from './paint'

const GRAVITY = 981
const [ROWS, AROUND] = [12, 32]
const STEPS = 26
const AMBER = '#ffcf5c'
const NARROW = 0.35 // of the cone, at the hand

const amber = (opacity: number) =>
  new MeshBasicMaterial({ color: AMBER, transparent: true, opacity, depthWrite: false, toneMapped: false })

export class Aiming {
  private readonly all = new Group()
  private readonly spot = new Group()
  private readonly cone: Mesh
  private readonly way: Points

  constructor(scene: Scene) {
    const [haze, one, two] = [
      new Mesh(new CircleGeometry(2, 48), amber(0.13)),
      new Mesh(new CircleGeometry(1, 48), amber(0.32)),
      new Mesh(new RingGeometry(1.94, 2, 48), amber(0.85)),
    ]
    for (const mesh of [haze, one, two]) {
      mesh.position.z = 0.04
      mesh.renderOrder = 3
    }
    this.spot.add(haze, one, two)
    this.cone = new Mesh(new CylinderGeometry(1, 1, 1, AROUND, ROWS, true), veil())
    const fade: number[] = [] // thin where it would veil the dice
    for (let k = 0; k < (ROWS + 1) * (AROUND + 1); k += 1)
      fade.push(1, 1, 1, 0.05 + (0.3 * Math.floor(k / (AROUND + 1))) / ROWS)
    this.cone.geometry.setAttribute('color', new Float32BufferAttribute(fade, 4))
    this.way = new Points(
      new BufferGeometry(),
      new PointsMaterial({
        map: glow('#fff3b0'),
        size: 1.15,
        transparent: true,
        depthWrite: false,
        depthTest: false,
        color: '#ffe7a6',
        toneMapped: false,
      }),
    )
    this.all.add(this.spot, this.cone, this.way)
    scene.add(this.all)
  }

  show(aim: Aim | null): void {
    this.all.visible = aim !== null
    if (!aim) return
    const [x, y] = [aim.x, -aim.y]
    this.spot.position.set(x, y, 0)
    this.spot.scale.setScalar(aim.sigma)
    const hand = [aim.reach * Math.cos(aim.angle), -aim.reach * Math.sin(aim.angle)] as const
    const far = Math.hypot(x - hand[0], y - hand[1])
    const height = thrown(far, aim.speed)
    const along = (share: number) =>
      [hand[0] + (x - hand[0]) * share, hand[1] + (y - hand[1]) * share, height(share)] as const
    const points = Array.from({ length: STEPS + 1 }, (_, k) => along(k / STEPS)).flat()
    this.way.geometry.dispose()
    this.way.geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3))
    this.bend(along, Math.atan2(y - hand[1], x - hand[0]), aim.sigma)
  }

  /** Every ring of the cone is put around a point of the way. */
  private bend(along: (share: number) => readonly [number, number, number], heading: number, sigma: number): void {
    const points = this.cone.geometry.attributes.position
    if (!points) return
    for (let row = 0; row <= ROWS; row += 1) {
      const share = 1 - row / ROWS
      const radius = NARROW + (2 * sigma - NARROW) * share
      const [x, y, z] = along(share)
      for (let k = 0; k <= AROUND; k += 1) {
        const t = (k / AROUND) * 2 * Math.PI
        const [side, rise] = [Math.cos(t) * radius, Math.sin(t) * radius]
        points.setXYZ(
          row * (AROUND + 1) + k,
          x - Math.sin(heading) * side + Math.cos(heading) * rise * share,
          y + Math.cos(heading) * side + Math.sin(heading) * rise * share,
          Math.max(0.05, z - HALF * share + rise * (1 - share)),
        )
      }
    }
    points.needsUpdate = true
    this.cone.geometry.computeBoundingSphere()
  }
}

const veil = () =>
  new MeshBasicMaterial({
    color: '#ffbb45',
    transparent: true,
    vertexColors: true,
    depthWrite: false,
    side: DoubleSide,
    toneMapped: false,
  })

/** How high a die is on its way from the hand, at shares of it: the flatter of the two throws that get there. */
function thrown(far: number, speed: number): (share: number) => number {
  const drop = HALF - HAND
  let square = (100 * speed) ** 2
  const room = () => square * square - GRAVITY * (GRAVITY * far * far + 2 * drop * square)
  while (room() < 0) square *= 1.1
  const rise = (square - Math.sqrt(room())) / (GRAVITY * far)
  const fall = (GRAVITY * far * far * (1 + rise * rise)) / (2 * square)
  return (share) => HAND + share * far * rise - share * share * fall
}
