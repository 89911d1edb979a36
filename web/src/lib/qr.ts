// QR codes: lean-qr finds the squares, and the outline of the dark ones is drawn by ui/Qr.svelte (docs/decisions/0021).
import { toSvgPath } from 'lean-qr/extras/svg'
import { correction, generate } from 'lean-qr/nano'

export const QUIET = 4 // light squares that must surround a code

export interface Code {
  size: number // squares along an edge
  path: string // the outline of the dark squares
}

export function qr(text: string): Code {
  const code = generate(text, { minCorrectionLevel: correction.M })
  return { size: code.size, path: toSvgPath(code) }
}
