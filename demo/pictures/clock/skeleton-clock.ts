import { darker } from '../drawing/colour.ts'
import { circlePath, polar, ringPath } from '../drawing/geometry.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { roundShadow } from '../drawing/shadow.ts'
import { circle, group, path, rect, rotateBy, translateBy, use } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { Metal } from '../material/metal.ts'
import { surface, surfaceTone } from '../material/surface.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { ClockSpec } from '../recipe.ts'
import { accentOf, caseSurface } from './case.ts'
import { gear } from './gear.ts'
import { hands } from './hands.ts'
import { arabicNumerals, isHour, romanNumerals, ticks } from './markings.ts'

/** A skeleton clock: numerals between two rings, wheels in the middle, the wall visible behind. */
export function skeletonClock(defs: SvgDefinitions, rng: Random, product: ClockSpec): DrawnProduct {
  const r = (product.sizeCm * 10) / 2
  const made = caseSurface(product)
  const tone = surfaceTone(made)
  const inner = r * rng.between(0.54, 0.6)
  const bar = r * rng.between(0.035, 0.06)
  const rings = ringPath(0, 0, r, r - bar * 1.5) + ringPath(0, 0, inner, inner - bar)
  const clip = defs.define((id) => `<clipPath id="${id}"><path d="${rings}" clip-rule="evenodd"/></clipPath>`)
  const ink = made.of === 'metal' ? darker(tone, 0.12) : made.of === 'paint' ? made.paint : darker(tone, 0.22)
  const middle = (r - bar * 1.5 + inner) / 2
  const size = (r - bar * 1.5 - inner) * (rng.chance(0.7) ? 1.16 : 1)
  const figures = rng.chance(0.75)
    ? romanNumerals(middle, size, 'bold', '')
    : arabicNumerals(middle, size * 0.78, 'bold', '', 12, true)
  const numerals = defs.symbol((id) => `<g id="${id}">${figures}</g>`)
  const ring = defs.symbol((id) => `<path id="${id}" fill-rule="evenodd" d="${rings}"/>`)
  const of: Metal = product.case === 'steel' ? 'steel' : 'brass'
  const lean = rng.between(0, 360)
  const wheel = (r: number, a: number, size: number, teeth: number, metal: Metal, spokes: number) => {
    const [x, y] = polar(inner * r, lean + a)
    return gear(defs, x, y, inner * size, teeth, metal, spokes)
  }
  const works =
    wheel(0.38, 0, rng.between(0.38, 0.46), 32, of, 5) +
    wheel(0.46, 125, rng.between(0.26, 0.34), 24, of === 'steel' ? 'brass' : 'steel', 4) +
    wheel(0.42, 235, rng.between(0.3, 0.38), 28, of, 6)
  const strap = rect(-bar * 0.5, -inner, bar, inner * 2, {
    fill: darker(tone, 0.05),
    transform: rotateBy(rng.pick([0, 90, 45])),
  })
  const cast = (dx: number, dy: number, alpha: number) =>
    group(use(ring) + use(numerals), { fill: '#2a1d10', fillOpacity: alpha, transform: translateBy(dx, dy) })
  const lift = r * 0.03
  const front =
    strap +
    works +
    surface(defs, rng, made, { x: -r, y: -r, w: 2 * r, h: 2 * r, along: 'x' }, clip) +
    path(rings, { fill: ringLight(defs), rule: 'evenodd' }) +
    circle(0, 0, r - bar * 0.2, { stroke: '#ffffff', strokeOpacity: 0.25, width: r * 0.008 }) +
    path(ticks(r - bar * 1.2, r - bar * 0.3, isHour), { stroke: darker(tone, 0.25), width: r * 0.012 }) +
    group(use(numerals), { fill: ink }) +
    hands(r * 0.92, {
      style: product.hands ?? rng.pick(['breguet', 'spade', 'sword'] as const),
      ink: made.of === 'paint' ? made.paint : '#26221d',
      boss: '#26221d',
      weight: 1.1,
      second: rng.chance(0.25) ? { ink: accentOf(product, rng), angle: 200 } : undefined,
    })
  return {
    box: { x: -r, y: -r, w: 2 * r, h: 2 * r },
    outline: circlePath(0, 0, r),
    front,
    shadow:
      roundShadow(defs, lift, lift * 2, inner * 0.8, inner * 0.5, 0.22) +
      cast(lift * 0.9, lift * 1.3, 0.12) +
      cast(lift * 1.4, lift * 2, 0.1) +
      cast(lift * 1.9, lift * 2.7, 0.06),
    open: true,
    behind: group(use(ring) + group(use(numerals), { transform: 'scale(-1 1)' }) + strap, { fill: darker(tone, 0.1) }),
    depth: 24,
    side: darker(tone, 0.1),
    stands: false,
    focus: { x: 0, y: 0, w: r * 1.1 },
    round: true,
  }
}

const ringLight = (defs: SvgDefinitions): string =>
  linear(
    defs,
    [
      [0, '#ffffff', 0.28],
      [0.4, '#ffffff', 0],
      [1, '#1a0f05', 0.3],
    ],
    0.1,
    0.05,
    0.9,
    0.95,
  )
