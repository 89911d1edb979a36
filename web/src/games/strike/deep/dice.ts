// Dice, and the soft shadows under them.
import {
  AddOperation,
  type BufferGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
  type Scene,
  type Texture,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { FLOOR, HALF } from '../arena'
import type { Die } from '../drawn'
import { faces, glow } from './paint'

const SIDES = [2, 5, 3, 4, 1, 6] // what the sides of a box show, in the order in which it has them: +x -x +y -y +z -z
const FAINT = 0.42

interface Made {
  die: Mesh<MeshPhongMaterial>
  under: Mesh<MeshBasicMaterial>
}

/** One sheet of six faces instead of six materials. */
function box(): BufferGeometry {
  const made = new RoundedBoxGeometry(2 * HALF, 2 * HALF, 2 * HALF, 4, 0.3)
  const uv = made.attributes.uv
  if (!uv) return made
  const each = uv.count / SIDES.length
  for (let k = 0; k < uv.count; k += 1) {
    const side = Math.floor(k / each)
    uv.setXY(k, (uv.getX(k) + (side % 3)) / 3, (uv.getY(k) + (side < 3 ? 1 : 0)) / 2)
  }
  made.clearGroups()
  return made
}

export class Dice {
  private readonly box = box()
  private readonly plane = new PlaneGeometry(3, 3)
  private readonly soft = glow('#000000')
  private readonly skins: Record<'ivory' | 'golden' | 'faint', MeshPhongMaterial>
  private readonly made: Made[] = []

  constructor(
    private readonly scene: Scene,
    mirror: Texture,
    fine: boolean,
  ) {
    const sheet = faces(SIDES, fine ? 256 : 128)
    const skin = (color: string, more = {}) =>
      new MeshPhongMaterial({
        map: sheet,
        color,
        specular: '#16140f',
        shininess: 40,
        envMap: mirror,
        combine: AddOperation,
        reflectivity: 0.016,
        ...more,
      })
    this.skins = {
      ivory: skin('#efe9dc'),
      golden: skin('#ffc65a'),
      faint: skin('#efe9dc', { transparent: true, opacity: FAINT }),
    }
  }

  show(dice: readonly Die[], past: readonly Die[]): void {
    const all = [...dice, ...past]
    while (this.made.length < all.length) this.made.push(this.one())
    this.made.forEach(({ die, under }, k) => {
      const shown = all[k]
      die.visible = shown !== undefined
      under.visible = false
      if (!shown) return
      const [w, x, y, z] = shown.q
      die.position.set(shown.x, -shown.y, shown.high)
      die.quaternion.set(x, y, z, w)
      const isPast = k >= dice.length
      die.material = isPast ? this.skins.faint : shown.golden ? this.skins.golden : this.skins.ivory
      die.castShadow = !isPast
      const low = Math.max(0, 1 - (shown.high - HALF) / 3)
      under.visible = !isPast && low > 0 && Math.hypot(shown.x, shown.y) < FLOOR
      under.position.set(shown.x, -shown.y, 0.012)
      under.material.opacity = 0.62 * low * low
    })
  }

  private one(): Made {
    const die = new Mesh(this.box, this.skins.ivory)
    die.receiveShadow = true
    const under = new Mesh(
      this.plane,
      new MeshBasicMaterial({ map: this.soft, transparent: true, depthWrite: false, toneMapped: false }),
    )
    under.renderOrder = 1
    this.scene.add(die, under)
    return { die, under }
  }

  dispose(): void {
    for (const skin of Object.values(this.skins)) skin.dispose()
  }
}
