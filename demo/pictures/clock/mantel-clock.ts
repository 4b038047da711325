import { darker, lighter } from '../drawing/colour.ts'
import { circlePath, rectPath, roundRectPath } from '../drawing/geometry.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { ellipse, group, num, path, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { rodGradient } from '../material/metal.ts'
import { surface, surfaceTone } from '../material/surface.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { ClockSpec } from '../recipe.ts'
import type { ClockShape } from '../vocabulary.ts'
import { caseSurface } from './case.ts'
import { bezelMetal, roundFace } from './round-face.ts'

type Plan = {
  w: number
  outline: string
  dial: { y: number; r: number }
  plinth: number
  feet: boolean
  inlay: string
  top: string
}

/** The proportions of a shape at height h; the foot is y = 0. */
function planOf(shape: ClockShape, h: number): Plan {
  if (shape === 'tambour') {
    const w = h * 1.8
    const [half, p] = [w / 2, h * 0.1]
    const wing = `M${num(-half * 0.94)} ${num(-p)}C${num(-half * 0.9)} ${num(-h * 0.3)} ${num(-half * 0.62)} ${num(-h * 0.26)} ${num(-half * 0.5)} ${num(-h * 0.5)}C${num(-half * 0.4)} ${num(-h * 0.82)} ${num(-half * 0.22)} ${num(-h)} 0 ${num(-h)}C${num(half * 0.22)} ${num(-h)} ${num(half * 0.4)} ${num(-h * 0.82)} ${num(half * 0.5)} ${num(-h * 0.5)}C${num(half * 0.62)} ${num(-h * 0.26)} ${num(half * 0.9)} ${num(-h * 0.3)} ${num(half * 0.94)} ${num(-p)}Z`
    return { w, outline: wing, dial: { y: -h * 0.57, r: h * 0.31 }, plinth: p, feet: true, inlay: '', top: '' }
  }
  if (shape === 'square') {
    const w = h * 0.86
    const b = w * 0.86
    return {
      w,
      outline: rectPath(-b / 2, -h * 0.9, b, h * 0.82),
      dial: { y: -h * 0.5, r: h * 0.29 },
      plinth: h * 0.09,
      feet: true,
      inlay: rectPath(-b * 0.44, -h * 0.86, b * 0.88, h * 0.73),
      top: rectPath(-w * 0.48, -h, w * 0.96, h * 0.1),
    }
  }
  if (shape === 'drum') {
    const r = h * 0.47
    return {
      w: h,
      outline: circlePath(0, -h + r, r),
      dial: { y: -h + r, r: r * 0.8 },
      plinth: 0,
      feet: false,
      inlay: '',
      top: '',
    }
  }
  const w = h * 0.8
  const b = w * 0.86
  const p = h * 0.11
  const arch = (x: number, y: number, r: number) =>
    `M${num(-x)} ${num(-y)}V${num(-h + r)}A${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(-h + r)}V${num(-y)}Z`
  const inset = b * 0.06
  return {
    w,
    outline: arch(b / 2, p, b / 2),
    dial: { y: -h + b * 0.52, r: b * 0.37 },
    plinth: p,
    feet: true,
    inlay: `M${num(-b / 2 + inset)} ${num(-p - inset)}V${num(-h + b / 2)}A${num(b / 2 - inset)} ${num(b / 2 - inset)} 0 0 1 ${num(b / 2 - inset)} ${num(-h + b / 2)}V${num(-p - inset)}Z`,
    top: '',
  }
}

const shapes = ['arch', 'arch', 'tambour', 'square', 'drum'] as const

/** A mantel clock: arched, tambour, bracket or drum. */
export function mantelClock(defs: SvgDefinitions, rng: Random, product: ClockSpec): DrawnProduct {
  const h = product.sizeCm * 10
  const wanted = product.shape
  const shape: ClockShape = wanted && (shapes as readonly string[]).includes(wanted) ? wanted : rng.pick(shapes)
  const made = caseSurface(product)
  const tone = surfaceTone(made)
  const trim = bezelMetal(product)
  const plan = planOf(shape, h)
  const { w, plinth } = plan
  const clip = defs.define((id) => `<clipPath id="${id}"><path d="${plan.outline}"/></clipPath>`)
  const foot = plan.feet ? h * 0.035 : 0
  const bevel = linear(
    defs,
    [
      [0, '#ffffff', 0.3],
      [0.3, '#ffffff', 0],
      [0.7, '#1a0f05', 0],
      [1, '#1a0f05', 0.32],
    ],
    0,
    0,
    1,
    0.25,
  )
  let front = ''
  if (shape === 'drum') {
    front += path(`M${num(-h * 0.34)} 0L${num(-h * 0.24)} ${num(-h * 0.2)}H${num(h * 0.24)}L${num(h * 0.34)} 0Z`, {
      fill: linear(defs, [
        [0, darker(tone, 0.02)],
        [1, darker(tone, 0.14)],
      ]),
    })
  }
  if (plan.feet) front += rect(-w * 0.42, -foot * 0.7, w * 0.84, foot * 0.7, { fill: '#140c05', fillOpacity: 0.5 })
  for (const side of plan.feet ? [-1, 1] : []) {
    const fx = side * w * 0.4
    front += ellipse(fx, -foot * 0.5, foot * 1.15, foot * 0.62, {
      fill: rodGradient(defs, trim, fx - foot, -foot, fx + foot, 0),
    })
  }
  front += surface(defs, rng, made, { x: -w / 2, y: -h, w, h, along: shape === 'tambour' ? 'x' : 'y' }, clip)
  front += path(plan.outline, { fill: bevel })
  front += path(plan.outline, { stroke: lighter(tone, 0.16), strokeOpacity: 0.5, width: h * 0.006 })
  if (plan.inlay && rng.chance(0.6))
    front += path(plan.inlay, {
      stroke: rng.chance(0.5) ? '#d8b873' : darker(tone, 0.2),
      strokeOpacity: 0.8,
      width: h * 0.007,
    })
  if (plan.top) front += slab(defs, rng, product, -w * 0.48, -h, w * 0.96, h * 0.1, h)
  if (plinth > 0) front += slab(defs, rng, product, -w / 2, -plinth, w, plinth - foot * 0.6, h)
  front += roundFace(defs, rng, product, 0, plan.dial.y, plan.dial.r, trim)
  return {
    box: { x: -w / 2, y: -h, w, h },
    outline: plan.outline + (plinth > 0 ? rectPath(-w / 2, -plinth, w, plinth - foot * 0.6) : '') + plan.top,
    front,
    depth: h * (shape === 'drum' ? 0.3 : 0.38),
    side: darker(tone, 0.13),
    stands: true,
    focus: { x: plan.dial.r * 0.5, y: plan.dial.y + plan.dial.r * 0.5, w: plan.dial.r * 1.5 },
  }
}

/** A horizontal moulded board, lit on its upper edge and shaded below. */
function slab(
  defs: SvgDefinitions,
  rng: Random,
  product: ClockSpec,
  x: number,
  y: number,
  w: number,
  t: number,
  h: number,
): string {
  const d = roundRectPath(x, y, w, t, h * 0.012)
  const clip = defs.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  const light = linear(defs, [
    [0, '#ffffff', 0.34],
    [0.14, '#ffffff', 0.05],
    [0.5, '#1a0f05', 0],
    [1, '#1a0f05', 0.3],
  ])
  return group(
    rect(x + w * 0.02, y - h * 0.012, w * 0.96, h * 0.016, { fill: '#1a0f05', fillOpacity: 0.28 }) +
      surface(defs, rng, caseSurface(product), { x, y, w, h: t, along: 'x' }, clip) +
      path(d, { fill: light }),
  )
}
