import { darker } from '../drawing/colour.ts'
import { rectPath } from '../drawing/geometry.ts'
import { random } from '../drawing/random.ts'
import { group, num, rect, scaleBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { surfaceTone } from '../material/surface.ts'
import { type ColourTreatment, photograph } from '../photo/photograph.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { FrameSpec } from '../recipe.ts'
import { layoutOf } from './layouts.ts'
import { frameShadow, frameSurface, glazing, moulding, mouldingWidth } from './moulding.ts'
import { type MountWindow, mount } from './mount.ts'
import { profileSections } from './profiles.ts'

/** Draws a photo frame with photographs, in millimetres. Small frames for one photograph stand, the others hang. */
export function photoFrame(defs: SvgDefinitions, product: FrameSpec): DrawnProduct {
  const rng = random(`frame/${product.seed}`)
  const long = Math.max(product.photo.width, product.photo.height) * 10
  const many = product.layout !== 'single' && product.layout !== 'oval'
  const edge = product.mount === 'none' ? (many ? long * 0.05 : 0) : long * rng.between(0.16, 0.26)
  const plan = layoutOf(product.layout, product.photo, edge)
  const made = frameSurface(product.material, product.colour)
  const w = mouldingWidth(product.profile, Math.max(plan.w, plan.h))
  const inner = { x: -plan.w / 2, y: -plan.h / 2, w: plan.w, h: plan.h }
  const film = rng.pick<ColourTreatment>(['colour', 'warm', 'faded', 'silver', 'sepia', 'colour', 'silver'])
  const board = product.mount === 'none' ? (many ? 'white' : undefined) : product.mount
  let front = plan.windows.map((one, i) => print(defs, product.seed, i, film, one)).join('')
  if (board) front += mount(defs, board, inner, plan.windows, Math.max(0.8, long * 0.006))
  front +=
    frameShadow(defs, inner, w * 0.8) + glazing(defs, inner, 0.8) + moulding(defs, rng, inner, w, product.profile, made)
  const box = { x: inner.x - w, y: inner.y - w, w: plan.w + 2 * w, h: plan.h + 2 * w }
  const stands = !many && long <= 210
  return {
    box,
    outline: rectPath(box.x, box.y, box.w, box.h),
    front,
    depth: profileSections[product.profile].depth,
    side: darker(surfaceTone(made), 0.12),
    stands,
    leans: stands,
    boxy: true,
    focus: { x: box.x + box.w * 0.34, y: box.y + box.h * 0.3, w: Math.max(w * 5, box.w * 0.66) },
  }
}

function print(defs: SvgDefinitions, seed: string, index: number, film: ColourTreatment, window: MountWindow): string {
  const { markup, w, h } = photograph(defs, seed, index, film, window.w / window.h)
  const k = Math.max(window.w / w, window.h / h)
  return (
    rect(window.x, window.y, window.w, window.h, { fill: '#e9e4da' }) +
    group(markup, { transform: `translate(${num(window.x)} ${num(window.y)}) ${scaleBy(k)}` })
  )
}
