// What is used of three.js, which comes without types.
declare module 'three' {
  type Wrapping = number
  type Tint = string | number
  interface Options {
    // biome-ignore lint/suspicious/noExplicitAny: three has a hundred of them
    [name: string]: any
  }
  export class Vector2 {
    constructor(x?: number, y?: number)
    set(x: number, y: number): this
  }
  export class Vector3 {
    x: number
    y: number
    z: number
    constructor(x?: number, y?: number, z?: number)
    set(x: number, y: number, z: number): this
    project(camera: PerspectiveCamera): this
  }
  export class Quaternion {
    set(x: number, y: number, z: number, w: number): this
  }
  export class Matrix4 {
    makeTranslation(x: number, y: number, z: number): this
  }
  export class Color {
    constructor(tint?: Tint)
  }
  export class Object3D {
    position: Vector3
    quaternion: Quaternion
    rotation: { x: number; y: number; z: number }
    scale: { setScalar(n: number): void; set(x: number, y: number, z: number): void }
    up: Vector3
    visible: boolean
    castShadow: boolean
    receiveShadow: boolean
    renderOrder: number
    children: Object3D[]
    add(...children: Object3D[]): this
    clear(): this
    lookAt(x: number, y: number, z: number): void
    traverse(visit: (one: Object3D) => void): void
    updateMatrixWorld(): void
  }
  export class Group extends Object3D {}
  export class Scene extends Object3D {
    background: Color | null
  }
  export class BufferAttribute {
    count: number
    needsUpdate: boolean
    getX(k: number): number
    getY(k: number): number
    setXY(k: number, x: number, y: number): this
    setXYZ(k: number, x: number, y: number, z: number): this
  }
  export class Float32BufferAttribute extends BufferAttribute {
    constructor(values: ArrayLike<number>, size: number)
  }
  export class BufferGeometry {
    attributes: Record<string, BufferAttribute>
    setAttribute(name: string, values: BufferAttribute): this
    computeBoundingSphere(): void
    clearGroups(): void
    dispose(): void
  }
  export class CircleGeometry extends BufferGeometry {
    constructor(radius: number, segments: number)
  }
  export class RingGeometry extends BufferGeometry {
    constructor(inner: number, outer: number, segments: number)
  }
  export class PlaneGeometry extends BufferGeometry {
    constructor(width: number, height: number)
  }
  export class LatheGeometry extends BufferGeometry {
    constructor(points: Vector2[], segments: number)
  }
  export class TorusGeometry extends BufferGeometry {
    constructor(radius: number, tube: number, radial: number, tubular: number)
  }
  export class SphereGeometry extends BufferGeometry {
    constructor(radius: number, width: number, height: number)
  }
  export class CylinderGeometry extends BufferGeometry {
    constructor(top: number, bottom: number, height: number, radial: number, rows: number, open: boolean)
  }
  export class Texture {
    isTexture: boolean
    colorSpace: string
    anisotropy: number
    wrapS: Wrapping
    wrapT: Wrapping
    repeat: Vector2
    needsUpdate: boolean
    dispose(): void
  }
  export class CanvasTexture extends Texture {
    constructor(canvas: HTMLCanvasElement)
  }
  export class CubeTexture extends Texture {
    constructor(sides: HTMLCanvasElement[])
  }
  export class Material {
    opacity: number
    dispose(): void
  }
  export class MeshBasicMaterial extends Material {
    constructor(options?: Options)
  }
  export class MeshLambertMaterial extends Material {
    constructor(options?: Options)
  }
  export class MeshPhongMaterial extends Material {
    constructor(options?: Options)
  }
  export class PointsMaterial extends Material {
    size: number
    constructor(options?: Options)
  }
  export class LineBasicMaterial extends Material {
    constructor(options?: Options)
  }
  export class Mesh<M extends Material = Material> extends Object3D {
    geometry: BufferGeometry
    material: M
    constructor(geometry: BufferGeometry, material: M)
  }
  export class InstancedMesh extends Mesh {
    constructor(geometry: BufferGeometry, material: Material, count: number)
    setMatrixAt(k: number, matrix: Matrix4): void
  }
  export class Points<M extends Material = Material> extends Object3D {
    geometry: BufferGeometry
    material: M
    constructor(geometry: BufferGeometry, material: M)
  }
  export class LineSegments extends Object3D {
    geometry: BufferGeometry
    material: Material
    constructor(geometry: BufferGeometry, material: Material)
  }
  export class HemisphereLight extends Object3D {
    constructor(sky: Tint, ground: Tint, intensity: number)
  }
  export class DirectionalLight extends Object3D {
    constructor(tint: Tint, intensity: number)
  }
  export class SpotLight extends Object3D {
    target: Object3D
    shadow: {
      mapSize: { setScalar(n: number): void }
      radius: number
      bias: number
      normalBias: number
      camera: { near: number; far: number }
      map: { dispose(): void } | null
    }
    constructor(tint: Tint, intensity: number, distance: number, angle: number, penumbra: number, decay: number)
  }
  export class PerspectiveCamera extends Object3D {
    fov: number
    aspect: number
    constructor(fov: number, aspect: number, near: number, far: number)
    updateProjectionMatrix(): void
  }
  export class Plane {
    constructor(normal: Vector3, constant: number)
  }
  export class Raycaster {
    ray: { intersectPlane(plane: Plane, into: Vector3): Vector3 | null }
    setFromCamera(at: Vector2, camera: PerspectiveCamera): void
  }
  export class WebGLRenderer {
    shadowMap: { enabled: boolean; type: number; autoUpdate: boolean; needsUpdate: boolean }
    toneMapping: number
    toneMappingExposure: number
    constructor(options: Options)
    setPixelRatio(ratio: number): void
    setSize(width: number, height: number, style: boolean): void
    render(scene: Scene, camera: PerspectiveCamera): void
    getContext(): WebGL2RenderingContext
    forceContextLoss(): void
    dispose(): void
  }
  export const ACESFilmicToneMapping: number
  export const AddOperation: number
  export const AdditiveBlending: number
  export const BackSide: number
  export const DoubleSide: number
  export const MultiplyOperation: number
  export const PCFShadowMap: number
  export const RepeatWrapping: number
  export const SRGBColorSpace: string
}

declare module 'three/examples/jsm/geometries/RoundedBoxGeometry.js' {
  import type { BufferGeometry } from 'three'
  export class RoundedBoxGeometry extends BufferGeometry {
    constructor(width: number, height: number, depth: number, segments: number, radius: number)
  }
}
