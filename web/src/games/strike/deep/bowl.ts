// The arena with nothing in it: felt, quilted wall, walnut rim, brass, bulbs, and the table it stands on. z is up, in centimetres.
import {
  AdditiveBlending,
  AddOperation,
  BackSide,
  BufferGeometry,
  CircleGeometry,
  Float32BufferAttribute,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MultiplyOperation,
  PlaneGeometry,
  Points,
  PointsMaterial,
  type Scene,
  SphereGeometry,
  type Texture,
  TorusGeometry,
  Vector2,
} from 'three'
import { FLOOR, HEIGHT, LIP, OUTER, SIDES } from '../arena'
import { cloth, felt, glow, velvet, walnut } from './paint'

const BULBS = 48
const TITLE = 'STRIKE'

/** Adds it all; the answer makes the bulbs shine by so much. */
export function build(scene: Scene, mirror: Texture, fine: boolean): (shine: number) => void {
  floor(scene, fine)
  walls(scene, mirror, fine ? 96 : 48)
  ground(scene)
  return bulbs(scene)
}

function floor(scene: Scene, fine: boolean): void {
  const made = new Mesh(
    new CircleGeometry(FLOOR + 0.06, 72),
    new MeshLambertMaterial({ map: felt(TITLE, fine ? 1024 : 512) }),
  )
  made.receiveShadow = true
  scene.add(made)
}

function walls(scene: Scene, mirror: Texture, segments: number): void {
  const turned = (
    points: readonly (readonly [number, number])[],
    material: MeshLambertMaterial | MeshPhongMaterial,
  ) => {
    const made = new Mesh(
      new LatheGeometry(
        points.map(([x, y]) => new Vector2(x, y)),
        segments,
      ),
      material,
    )
    made.rotation.x = Math.PI / 2
    made.castShadow = made.receiveShadow = true
    scene.add(made)
  }
  const brass = new MeshPhongMaterial({
    color: '#e0a84e',
    specular: '#ffdf9e',
    shininess: 90,
    envMap: mirror,
    combine: MultiplyOperation,
    reflectivity: 0.85,
  })
  const wood = new MeshPhongMaterial({
    map: walnut(),
    side: BackSide,
    specular: '#5a4630',
    shininess: 60,
    envMap: mirror,
    combine: AddOperation,
    reflectivity: 0.05,
  })
  turned(
    [
      [FLOOR, 0],
      [FLOOR + 0.02, 0.05],
      [LIP, HEIGHT],
    ],
    new MeshLambertMaterial({ map: velvet(SIDES), side: BackSide }),
  )
  turned(
    [
      [LIP, HEIGHT - 0.02],
      [LIP + 0.12, HEIGHT + 0.1],
      [OUTER - 0.25, HEIGHT + 0.1],
      [OUTER, HEIGHT - 0.12],
      [OUTER + 0.12, HEIGHT - 0.5],
      [OUTER + 0.12, 0.5],
      [OUTER + 0.3, 0],
    ],
    wood,
  )
  for (const [radius, tube, z] of [
    [FLOOR + 0.02, 0.1, 0.06],
    [LIP + 0.03, 0.11, HEIGHT + 0.04],
    [OUTER - 0.16, 0.1, HEIGHT + 0.06],
  ] as const) {
    const made = new Mesh(new TorusGeometry(radius, tube, 8, segments), brass)
    made.position.z = z
    scene.add(made)
  }
}

function ground(scene: Scene): void {
  const table = new Mesh(new PlaneGeometry(80, 80), new MeshLambertMaterial({ map: cloth() }))
  table.position.z = -0.04
  const dusk = new Mesh(
    new PlaneGeometry(38, 38),
    new MeshBasicMaterial({ map: glow('#02041a'), transparent: true, opacity: 0.95, depthWrite: false }),
  )
  dusk.position.set(-1.2, -0.8, -0.02) // the shadow of the arena on the table
  scene.add(table, dusk)
}

function bulbs(scene: Scene): (shine: number) => void {
  const at: number[] = []
  const bulb = new InstancedMesh(
    new SphereGeometry(0.17, 10, 6),
    new MeshBasicMaterial({ color: '#ffe6ad', toneMapped: false }),
    BULBS,
  )
  for (let k = 0; k < BULBS; k += 1) {
    const t = (k * 2 * Math.PI) / BULBS
    const [x, y] = [(LIP + 0.86) * Math.cos(t), (LIP + 0.86) * Math.sin(t)]
    at.push(x, y, HEIGHT + 0.16)
    bulb.setMatrixAt(k, new Matrix4().makeTranslation(x, y, HEIGHT + 0.16))
  }
  const halo = new Points(
    new BufferGeometry().setAttribute('position', new Float32BufferAttribute(at, 3)),
    new PointsMaterial({
      map: glow('#ffae3a'),
      size: 1.9,
      transparent: true,
      opacity: 0.75,
      blending: AdditiveBlending,
      depthWrite: false,
      toneMapped: false,
    }),
  )
  scene.add(bulb, halo)
  return (shine) => {
    halo.material.opacity = 0.75 + 0.25 * shine
    halo.material.size = 1.9 + 1.3 * shine
  }
}
