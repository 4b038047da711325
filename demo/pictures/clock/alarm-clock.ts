import { darker, lighter } from '../drawing/colour.ts'
import { circlePath, polar, roundRectPath } from '../drawing/geometry.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { circle, group, num, path, rect, rotateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { metalTone, rodGradient } from '../material/metal.ts'
import { colours } from '../material/palettes.ts'
import { surface, surfaceTone } from '../material/surface.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { ClockSpec } from '../recipe.ts'
import { caseSurface } from './case.ts'
import { bezelMetal, roundFace } from './round-face.ts'

/** An alarm clock: with two bells, square, or a drum. */
export function alarmClock(defs: SvgDefinitions, rng: Random, product: ClockSpec): DrawnProduct {
  const wanted = product.shape
  const shape =
    wanted === 'round' || wanted === 'square' || wanted === 'drum'
      ? wanted
      : rng.pick(['round', 'round', 'drum', 'square'] as const)
  return shape === 'round' ? twinBell(defs, rng, product) : lowAlarm(defs, rng, product, shape)
}

function twinBell(defs: SvgDefinitions, rng: Random, product: ClockSpec): DrawnProduct {
  const h = product.sizeCm * 10
  const r = h * 0.36
  const cy = -h * 0.42
  const made = caseSurface(product)
  const tone = surfaceTone(made)
  const trim = bezelMetal(product)
  const bellTone = rng.chance(0.5) ? tone : metalTone(trim, 2)
  const clip = defs.define((id) => `<clipPath id="${id}"><circle cx="0" cy="${num(cy)}" r="${num(r)}"/></clipPath>`)
  let front = ''
  for (const side of [-1, 1]) {
    const [x, y] = polar(r * 0.92, 180 - side * 34, 0, cy)
    front += path(`M${num(x)} ${num(y)}L${num(side * r * 0.86)} 0`, {
      stroke: metalTone(trim, 3),
      width: h * 0.045,
      cap: 'round',
    })
    front += circle(side * r * 0.86, -h * 0.022, h * 0.026, { fill: metalTone(trim, 4) })
  }
  front += path(
    `M${num(-r * 0.62)} ${num(-h * 0.86)}C${num(-r * 0.6)} ${num(-h * 1.02)} ${num(r * 0.6)} ${num(-h * 1.02)} ${num(r * 0.62)} ${num(-h * 0.86)}`,
    { stroke: rodGradient(defs, trim, 0, -h, 0, -h * 0.94), width: h * 0.022 },
  )
  front +=
    rect(-h * 0.008, -h * 0.9, h * 0.016, h * 0.16, { fill: metalTone(trim, 3) }) +
    rect(
      -h * 0.04,
      -h * 0.915,
      h * 0.08,
      h * 0.034,
      { fill: rodGradient(defs, trim, 0, -h * 0.915, 0, -h * 0.88) },
      h * 0.008,
    )
  for (const side of [-1, 1]) front += bell(defs, side, h, bellTone, r, cy)
  front += surface(defs, rng, made, { x: -r, y: cy - r, w: 2 * r, h: 2 * r, along: 'x' }, clip)
  front += circle(0, cy, r, {
    fill: linear(
      defs,
      [
        [0, '#ffffff', 0.36],
        [0.4, '#ffffff', 0],
        [1, '#1a0f05', 0.4],
      ],
      0.1,
      0.05,
      0.9,
      0.95,
    ),
  })
  front += roundFace(defs, rng, product, 0, cy, r * 0.82, trim)
  return {
    box: { x: -h * 0.42, y: -h, w: h * 0.84, h },
    outline: circlePath(0, cy, r),
    front,
    depth: h * 0.34,
    side: darker(tone, 0.13),
    stands: true,
    focus: { x: 0, y: cy - r * 0.75, w: r * 1.6 },
  }
}

function bell(defs: SvgDefinitions, side: number, h: number, tone: string, r: number, cy: number): string {
  const [x, y] = polar(r * 1.12, side * 36, 0, cy)
  const w = h * 0.165
  const dome = `M${num(-w)} 0A${num(w)} ${num(w * 0.86)} 0 0 1 ${num(w)} 0Z`
  const fill = linear(
    defs,
    [
      [0, darker(tone, 0.06)],
      [0.28, lighter(tone, 0.22)],
      [0.5, tone],
      [1, darker(tone, 0.2)],
    ],
    0,
    0.2,
    1,
    0.4,
  )
  return group(
    rect(-h * 0.01, -w * 0.4, h * 0.02, w, { fill: '#4a4038' }) +
      path(dome, { fill }) +
      rect(-w, -h * 0.004, w * 2, h * 0.018, { fill: darker(tone, 0.16) }, h * 0.006) +
      circle(0, -w * 0.9, h * 0.022, { fill: darker(tone, 0.1) }),
    { transform: `translate(${num(x)} ${num(y)}) ${rotateBy(side * 36)}` },
  )
}

function lowAlarm(defs: SvgDefinitions, rng: Random, product: ClockSpec, shape: 'square' | 'drum'): DrawnProduct {
  const h = product.sizeCm * 10
  const made = caseSurface(product)
  const tone = surfaceTone(made)
  const trim = bezelMetal(product)
  const lift = h * 0.05
  const size = h * 0.9
  const r = size / 2
  const cy = -lift - r
  const outline = shape === 'drum' ? circlePath(0, cy, r) : roundRectPath(-r, cy - r, size, size, size * 0.2)
  const clip = defs.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const button = rng.chance(0.5)
    ? colours[rng.pick(['terracotta', 'mustard', 'brick', 'teal'] as const)]
    : darker(tone, 0.08)
  let front = ''
  for (const side of [-1, 1])
    front += path(`M${num(side * r * 0.5)} ${num(cy + r * 0.8)}L${num(side * r * 0.66)} 0`, {
      stroke: darker(tone, 0.16),
      width: h * 0.05,
      cap: 'round',
    })
  front += rect(
    -h * 0.13,
    -h,
    h * 0.26,
    h * 0.1,
    {
      fill: linear(defs, [
        [0, lighter(button, 0.1)],
        [1, darker(button, 0.12)],
      ]),
    },
    h * 0.03,
  )
  front += surface(defs, rng, made, { x: -r, y: cy - r, w: size, h: size, along: 'x' }, clip)
  front += path(outline, {
    fill: linear(
      defs,
      [
        [0, '#ffffff', 0.36],
        [0.4, '#ffffff', 0],
        [1, '#1a0f05', 0.34],
      ],
      0.1,
      0.05,
      0.9,
      0.95,
    ),
  })
  front += roundFace(defs, rng, product, 0, cy, r * 0.76, trim)
  return {
    box: { x: -r, y: -h, w: size, h },
    outline,
    front,
    depth: h * 0.36,
    side: darker(tone, 0.13),
    stands: true,
    focus: { x: 0, y: cy - r * 0.4, w: r * 1.3 },
  }
}
