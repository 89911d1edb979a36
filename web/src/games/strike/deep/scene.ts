// The arena in three dimensions: knows shapes, light and poses, and no rule. z is up, in centimetres; what it is given has y towards the
// near side, as screens have it.
import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  HemisphereLight,
  type Material,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  SpotLight,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { HEIGHT, OUTER } from '../arena'
import type { Aim, Die, Traces } from '../drawn'
import { Aiming } from './aim'
import { build } from './bowl'
import { Dice } from './dice'
import { Marks } from './marks'
import { room } from './paint'

export interface Picture {
  dice: readonly Die[]
  past: readonly Die[]
  traces: Traces | null
  aim: Aim | null
  near: number // how close to the hit, from 0 to 1
  focus: { x: number; y: number }
  reads: boolean // the dice are to be read: from steeply above
}

interface Seen {
  pitch: number // degrees: the near wall hides the floor below 60
  zoom: number
  x: number
  y: number
}

const EASE = 5 // a second
const STILL = 0.02 // degrees
const COARSE = 0.67 // pixels for a pixel

export class Arena {
  readonly canvas = document.createElement('canvas')
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly camera = new PerspectiveCamera(30, 1, 5, 200)
  private readonly mirror: Texture
  private readonly lamp: SpotLight
  private readonly dice: Dice
  private readonly marks: Marks
  private readonly aiming: Aiming
  private readonly shine: (by: number) => void
  private readonly seen: Seen = { pitch: 66, zoom: 1, x: 0, y: 0 }
  private readonly floor = new Plane(new Vector3(0, 0, 1), 0)
  private readonly ray = new Raycaster()
  private width = 1
  private height = 1
  private fresh = true

  /** Throws where there is no WebGL. */
  constructor(
    host: HTMLElement,
    private fine: boolean,
    private readonly onlost: () => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas: this.canvas, antialias: fine, powerPreference: 'low-power' })
    const { renderer, scene, camera } = this
    renderer.shadowMap.enabled = true
    renderer.shadowMap.type = PCFShadowMap
    renderer.shadowMap.autoUpdate = false
    renderer.toneMapping = ACESFilmicToneMapping
    renderer.toneMappingExposure = 1.18
    scene.background = new Color('#0a1148')
    camera.up.set(0, 0, 1)
    this.mirror = room()
    this.lamp = light(scene, fine)
    this.shine = build(scene, this.mirror, fine)
    this.dice = new Dice(scene, this.mirror, fine)
    this.marks = new Marks(scene)
    this.aiming = new Aiming(scene)
    this.canvas.addEventListener('webglcontextlost', this.lost)
    host.prepend(this.canvas)
  }

  private lost = (event: Event): void => {
    event.preventDefault()
    this.onlost()
  }

  /** Draws; whether the camera is still on its way. */
  draw(picture: Picture, seconds: number): boolean {
    this.dice.show(picture.dice, picture.past)
    this.marks.show(picture.dice, picture.traces)
    this.aiming.show(picture.aim)
    this.shine(picture.near > 0.75 ? 1 : 0)
    const moves = this.follow(picture, this.fresh ? 1 : 1 - Math.exp(-seconds * EASE))
    this.fresh = false
    this.look()
    this.renderer.shadowMap.needsUpdate = true
    this.renderer.render(this.scene, this.camera)
    return moves
  }

  /** Calm above the table, nearer at the hit, steep and close for reading. */
  private follow({ near, focus, reads }: Picture, share: number): boolean {
    const tall = this.height > this.width * 0.9
    const to: Seen = reads
      ? { pitch: 78, zoom: tall ? 1.3 : 1.12, x: 0, y: 0 }
      : { pitch: (tall ? 70 : 66) - 6 * near, zoom: 1 + 0.4 * near, x: focus.x * 0.3 * near, y: -focus.y * 0.3 * near }
    const { seen } = this
    for (const key of ['pitch', 'zoom', 'x', 'y'] as const) seen[key] += (to[key] - seen[key]) * share
    return Math.abs(to.pitch - seen.pitch) > STILL || Math.abs(to.zoom - seen.zoom) > STILL / 10
  }

  /** The camera where the whole arena fits into the room that there is. */
  private look(): void {
    const { camera, seen } = this
    const pitch = (seen.pitch * Math.PI) / 180
    const half = Math.tan((camera.fov * Math.PI) / 360)
    const wide = OUTER + 0.5
    const tall = wide * Math.sin(pitch) + (HEIGHT / 2) * Math.cos(pitch)
    const fits = Math.max(tall / half + wide * Math.cos(pitch) * 0.42, wide / (half * camera.aspect) + HEIGHT * 0.6)
    const [far, up] = [fits / seen.zoom, (HEIGHT * 0.5) / seen.zoom]
    camera.position.set(seen.x, seen.y - far * Math.cos(pitch), up + far * Math.sin(pitch))
    camera.lookAt(seen.x, seen.y, up)
    camera.updateMatrixWorld()
  }

  /** To clear the canvas is what a new size does: draw in the same task. */
  resize(width: number, height: number): void {
    this.width = Math.max(1, width)
    this.height = Math.max(1, height)
    this.renderer.setPixelRatio(this.fine ? Math.min(devicePixelRatio, 2) : COARSE)
    this.renderer.setSize(this.width, this.height, false)
    this.camera.aspect = this.width / this.height
    this.camera.updateProjectionMatrix()
    this.fresh = true
  }

  /** Fewer pixels from now on. */
  coarsen(): void {
    this.fine = false
    this.resize(this.width, this.height)
  }

  /** What is seen at a pixel of the canvas, on the floor. */
  pick(px: number, py: number): { x: number; y: number } {
    const found = new Vector3()
    this.ray.setFromCamera(new Vector2((px / this.width) * 2 - 1, 1 - (py / this.height) * 2), this.camera)
    return this.ray.ray.intersectPlane(this.floor, found) ? { x: found.x, y: -found.y } : { x: 99, y: 99 }
  }

  /** Where a point is on the canvas. */
  pixel(x: number, y: number, z: number): { x: number; y: number } {
    const found = new Vector3(x, -y, z).project(this.camera)
    return { x: ((found.x + 1) / 2) * this.width, y: ((1 - found.y) / 2) * this.height }
  }

  /** Everything is given back, the context too. */
  dispose(): void {
    this.canvas.removeEventListener('webglcontextlost', this.lost)
    this.scene.traverse(free)
    this.dice.dispose()
    this.marks.dispose()
    this.mirror.dispose()
    this.lamp.shadow.map?.dispose()
    this.renderer.dispose()
    if (!this.renderer.getContext().isContextLost()) this.renderer.forceContextLoss()
    this.canvas.remove()
  }
}

function free(one: Object3D): void {
  const { geometry, material } = one as Partial<{ geometry: { dispose(): void }; material: Material }>
  geometry?.dispose()
  if (!material) return
  for (const value of Object.values(material)) if ((value as Texture | null)?.isTexture) (value as Texture).dispose()
  material.dispose()
}

function light(scene: Scene, fine: boolean): SpotLight {
  const lamp = new SpotLight('#ffd09a', 6400, 0, 0.62, 0.9, 2)
  lamp.position.set(8, 7, 34)
  lamp.castShadow = true
  lamp.shadow.mapSize.setScalar(fine ? 2048 : 1024)
  lamp.shadow.radius = 5
  lamp.shadow.bias = -0.0006
  lamp.shadow.normalBias = 0.03
  lamp.shadow.camera.near = 18
  lamp.shadow.camera.far = 46
  const back = new DirectionalLight('#7f8dff', 0.5)
  back.position.set(-20, 18, 14)
  const fill = new DirectionalLight('#ffcf9e', 0.85) // from the player's side, or the fronts of dice are black
  fill.position.set(-7, -24, 13)
  scene.add(new HemisphereLight('#aab4ff', '#4a1c48', 0.95), lamp, lamp.target, back, fill)
  return lamp
}
