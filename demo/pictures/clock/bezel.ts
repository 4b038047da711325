import { circle } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { type Metal, metalTone, rodGradient } from '../material/metal.ts'

/** The polished ring around the glass, with a lit outer and a shaded inner face. */
export function bezel(defs: SvgDefinitions, r: number, width: number, of: Metal): string {
  return (
    circle(0, 0, r + width * 1.25, { fill: '#1a1208', fillOpacity: 0.28, transform: 'translate(.6 1.1)' }) +
    circle(0, 0, r + width, { fill: rodGradient(defs, of, -r, -r, r, r) }) +
    circle(0, 0, r + width * 0.55, { stroke: rodGradient(defs, of, r, r, -r, -r), width: width * 0.55 }) +
    circle(0, 0, r + width * 0.08, { stroke: metalTone(of, 4), width: width * 0.16 })
  )
}
