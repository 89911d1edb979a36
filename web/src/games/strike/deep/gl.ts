// Whether this browser draws in three dimensions: with a graphics card, or by its processor alone, for which there is a coarse tier.

export type Grade = 'fine' | 'coarse'

const BY_PROCESSOR = /swiftshader|llvmpipe|software|basic render/i
let known: Grade | null | undefined

/** null: not at all. Asked once: browsers kill the oldest of about sixteen contexts, so this one is given back at once. */
export function gradeOf(): Grade | null {
  if (known === undefined) known = probed()
  return known
}

function probed(): Grade | null {
  try {
    const gl = document.createElement('canvas').getContext('webgl2')
    if (!gl) return null
    const info = gl.getExtension('WEBGL_debug_renderer_info')
    const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    return BY_PROCESSOR.test(name) ? 'coarse' : 'fine'
  } catch {
    return null
  }
}
