import { darker, lighter } from '../drawing/colour.ts'
import { circlePath, polar, polygon, regularPolygon, roundRectPath } from '../drawing/geometry.ts'
import { linear, linearAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { circle, path } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { surface, surfaceTone } from '../material/surface.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { ClockSpec } from '../recipe.ts'
import type { ClockShape } from '../vocabulary.ts'
import { accentOf, caseSurface, dialColour } from './case.ts'
import { dial, glassReflection, rimShadow } from './dial.ts'

const shapesOf = {
  classic: ['round', 'round', 'octagon'],
  plain: ['round', 'round', 'round', 'cushion', 'square'],
} as const

function shapeOf(product: ClockSpec, rng: Random): ClockShape {
  const wanted = product.shape
  if (wanted === 'round' || wanted === 'square' || wanted === 'cushion' || wanted === 'octagon') return wanted
  if (product.face === 'station' || product.case === 'cork' || product.case === 'brass') return 'round'
  return rng.pick(product.face === 'roman' && product.case !== 'steel' ? shapesOf.classic : shapesOf.plain)
}

function outlineOf(shape: ClockShape, r: number): string {
  if (shape === 'octagon') return polygon(regularPolygon(8, r / Math.cos(Math.PI / 8)))
  if (shape === 'square') return roundRectPath(-r, -r, 2 * r, 2 * r, r * 0.06)
  if (shape === 'cushion') return roundRectPath(-r, -r, 2 * r, 2 * r, r * 0.42)
  return circlePath(0, 0, r)
}

/** A round, square, cushion-shaped or octagonal wall clock. */
export function wallClock(defs: SvgDefinitions, rng: Random, product: ClockSpec): DrawnProduct {
  const r = (product.sizeCm * 10) / 2
  const shape = shapeOf(product, rng)
  const bare = caseSurface(product)
  const made = bare.of === 'metal' && shape !== 'round' ? { ...bare, satin: true } : bare
  const metallic = made.of === 'metal'
  const rim = metallic ? rng.between(0.04, 0.085) : rng.between(0.08, 0.16)
  const dialR = r * (1 - (product.face === 'station' ? Math.max(rim, 0.07) : rim))
  const outline = outlineOf(shape, r)
  const clip = defs.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const board = { x: -r, y: -r, w: 2 * r, h: 2 * r, along: rng.pick(['x', 'x', 'y'] as const) }
  const tone = surfaceTone(made)
  const wholeFace = made.of === 'cork' || (made.of === 'wood' && product.face !== 'roman' && rng.chance(0.28))
  const ground = dialColour(product, rng)
  const accent = accentOf(product, rng)
  let front = surface(defs, rng, made, board, clip)
  front += path(outline, { fill: edgeLight(defs) })
  front += path(outline, { stroke: lighter(tone, 0.12), strokeOpacity: 0.6, width: r * 0.012 })
  if (wholeFace) {
    front += dial(defs, rng, {
      r: r * 0.94,
      face: product.face,
      ground: lighter(tone, 0.02),
      accent,
      hands: product.hands,
    }).replace(/<circle[^>]*\/>/, '')
  } else {
    front += lip(defs, dialR, r, tone)
    front += dial(defs, rng, {
      r: dialR,
      face: product.face,
      ground,
      accent,
      seconds: product.sizeCm > 16,
      hands: product.hands,
    })
    front += rimShadow(defs, dialR) + glassReflection(defs, dialR, metallic ? 1 : 0.8)
  }
  return {
    box: { x: -r, y: -r, w: 2 * r, h: 2 * r },
    outline,
    front,
    depth: Math.min(60, 18 + r * 0.16),
    side: darker(tone, 0.1),
    stands: false,
    focus: { x: -r * 0.5, y: -r * 0.5, w: r * 0.95 },
    round: shape === 'round',
  }
}

/** The gradient of a turned case: light at the upper left, dark at the lower right. */
const edgeLight = (defs: SvgDefinitions): string =>
  linear(
    defs,
    [
      [0, '#ffffff', 0.3],
      [0.35, '#ffffff', 0.02],
      [0.6, '#1a0f05', 0.04],
      [1, '#1a0f05', 0.34],
    ],
    0.12,
    0.05,
    0.88,
    0.95,
  )

/** The step from case to dial: dark on the side of the light, bright on the opposite side. */
function lip(defs: SvgDefinitions, dialR: number, r: number, tone: string): string {
  const [x1, y1] = polar(dialR, 315)
  const [x2, y2] = polar(dialR, 135)
  const stroke = linearAt(
    defs,
    [
      [0, darker(tone, 0.26)],
      [0.5, darker(tone, 0.12)],
      [1, lighter(tone, 0.16)],
    ],
    x1,
    y1,
    x2,
    y2,
  )
  return circle(0, 0, dialR + r * 0.012, { stroke, width: r * 0.03 })
}
