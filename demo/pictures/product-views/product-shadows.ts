import { boxShadow, contactShadow, outlineShadow, roundShadow } from '../drawing/shadow.ts'
import { ellipse, group, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { DrawnProduct } from './drawn-product.ts'

/** The shadow of a hanging product on the wall, in its millimetres. */
export function wallShadow(defs: SvgDefinitions, drawn: DrawnProduct, strength = 0.4): string {
  if (drawn.shadow) return drawn.shadow
  const { box, depth } = drawn
  const far = Math.max(3, depth)
  const drop = translateBy(far * 0.45, far * 0.75)
  const near = translateBy(far * 0.12, far * 0.2)
  const soft = Math.min(far * 1.1, box.w * 0.12)
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2]
  if (drawn.round)
    return (
      group(roundShadow(defs, cx, cy, box.w / 2, soft, strength), { transform: drop }) +
      group(roundShadow(defs, cx, cy, box.w / 2, soft * 0.35, strength * 0.5), { transform: near })
    )
  if (drawn.boxy)
    return (
      group(boxShadow(defs, box.x, box.y, box.w, box.h, soft, strength), { transform: drop }) +
      group(boxShadow(defs, box.x, box.y, box.w, box.h, soft * 0.3, strength * 0.5), { transform: near })
    )
  return group(outlineShadow(drawn.outline, box, soft, strength), { transform: drop })
}

/** The shadow of a standing product on the table: a dark line below it, a soft area, and a shadow to the right. */
export function tableShadow(defs: SvgDefinitions, drawn: DrawnProduct, strength = 0.5): string {
  if (drawn.stands && drawn.shadow) return drawn.shadow
  const { box, depth } = drawn
  const foot = box.y + box.h
  const cx = box.x + box.w / 2
  const half = box.w / 2
  return (
    contactShadow(defs, cx + half * 0.55, foot - depth * 0.06, half * 1.7, depth * 0.42, strength * 0.6) +
    contactShadow(defs, cx + half * 0.06, foot - depth * 0.01, half * 1.14, Math.max(3, depth * 0.12), strength) +
    ellipse(cx, foot, half * 0.96, Math.max(0.8, depth * 0.03), { fill: '#1a1008', fillOpacity: strength * 0.55 })
  )
}
