import { darker, lighter } from '../drawing/colour.ts'
import { circlePath, polar, polygon } from '../drawing/geometry.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { roundShadow } from '../drawing/shadow.ts'
import { circle, group, path, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { metalTone } from '../material/metal.ts'
import { surface, surfaceTone } from '../material/surface.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { ClockSpec } from '../recipe.ts'
import { accentOf, caseSurface, dialColour } from './case.ts'
import { dial, glassReflection, rimShadow } from './dial.ts'

type Rays = { lit: string; shaded: string; tips: string }

/** Rays around a hub, each with a lit and a shaded face. */
function rays(rng: Random, hub: number, r: number): Rays {
  const kind = rng.pick(['spikes', 'petals', 'rods', 'blades'] as const)
  const count = {
    spikes: rng.pick([24, 32, 40]),
    petals: rng.pick([12, 16, 20]),
    rods: 24,
    blades: rng.pick([12, 16]),
  }[kind]
  const step = 360 / count
  const rhythm = rng.pick([
    [1, 0.72],
    [1, 0.62, 0.8, 0.62],
    [1, 0.86],
    [1, 0.55, 0.75, 0.55],
  ] as const)
  const out: Rays = { lit: '', shaded: '', tips: '' }
  for (let i = 0; i < count; i++) {
    const a = i * step
    const reach = hub + (r - hub) * rhythm[i % rhythm.length]!
    const half = { spikes: step * 0.34, petals: step * 0.42, rods: step * 0.07, blades: step * 0.3 }[kind]
    const foot = hub * 0.94
    const tip = kind === 'petals' ? polar(reach, a) : polar(reach, a)
    const wide = kind === 'petals' ? hub + (reach - hub) * 0.55 : kind === 'blades' ? reach * 0.94 : foot
    const left = polar(wide, a - half * (kind === 'petals' ? 0.9 : 1))
    const right = polar(wide, a + half * (kind === 'petals' ? 0.9 : 1))
    const base = polar(foot, a)
    const facingLight = Math.cos(((a - 90 - 315) * Math.PI) / 180) < 0
    const one = kind === 'blades' ? polygon([base, left, polar(reach, a - half), tip]) : polygon([base, left, tip])
    const other = kind === 'blades' ? polygon([base, right, polar(reach, a + half), tip]) : polygon([base, right, tip])
    if (kind === 'rods') {
      const bar = polygon([
        polar(foot, a - half * 2),
        polar(reach, a - half * 0.7),
        polar(reach, a + half * 0.7),
        polar(foot, a + half * 2),
      ])
      out.lit += bar
      const [x, y] = polar(reach, a)
      out.tips += circlePath(x, y, r * (i % rhythm.length === 0 ? 0.032 : 0.02))
    } else {
      out.lit += facingLight ? one : other
      out.shaded += facingLight ? other : one
    }
  }
  return out
}

/** A small dial with rays around it, in the style of the 1950s. */
export function sunburstClock(defs: SvgDefinitions, rng: Random, product: ClockSpec): DrawnProduct {
  const r = (product.sizeCm * 10) / 2
  const hub = r * rng.between(0.33, 0.42)
  const made = caseSurface(product)
  const tone = surfaceTone(made)
  const burst = rays(rng.fork('rays'), hub, r)
  const all = burst.lit + burst.shaded + burst.tips
  const clip = defs.define((id) => `<clipPath id="${id}"><path d="${burst.lit + burst.shaded}"/></clipPath>`)
  const bezel = rng.chance(0.6) ? metalTone('brass', 2) : darker(tone, 0.1)
  const dialR = hub * 0.9
  const cast = (k: number, alpha: number) =>
    path(all, { fill: '#2a1d10', fillOpacity: alpha, transform: translateBy(r * 0.02 * k, r * 0.035 * k) })
  const front =
    surface(defs, rng, made, { x: -r, y: -r, w: 2 * r, h: 2 * r, along: 'x' }, clip) +
    path(burst.shaded, { fill: '#1a0f05', fillOpacity: 0.26 }) +
    path(burst.lit, { fill: '#ffffff', fillOpacity: 0.1 }) +
    path(burst.tips, { fill: metalTone('brass', 2) }) +
    path(burst.tips, { fill: '#fff3cf', fillOpacity: 0.35, transform: translateBy(-r * 0.006, -r * 0.007) }) +
    roundShadow(defs, hub * 0.05, hub * 0.09, hub, hub * 0.12, 0.4) +
    circle(0, 0, hub, {
      fill: linear(
        defs,
        [
          [0, lighter(bezel, 0.2)],
          [0.5, bezel],
          [1, darker(bezel, 0.18)],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    dial(defs, rng, {
      r: dialR,
      face: 'sunburst',
      ground: dialColour(product, rng),
      accent: accentOf(product, rng),
      seconds: false,
      hands: product.hands,
    }) +
    rimShadow(defs, dialR) +
    glassReflection(defs, dialR)
  return {
    box: { x: -r, y: -r, w: 2 * r, h: 2 * r },
    outline: circlePath(0, 0, hub),
    front: group(front),
    shadow:
      cast(0.8, 0.12) +
      cast(1.2, 0.1) +
      cast(1.6, 0.07) +
      cast(2.1, 0.05) +
      roundShadow(defs, r * 0.03, r * 0.06, hub, hub * 0.5, 0.3),
    open: true,
    behind: path(all, { fill: darker(tone, 0.08) }) + circle(0, 0, hub, { fill: darker(tone, 0.14) }),
    depth: 22,
    side: darker(tone, 0.1),
    stands: false,
    focus: { x: -hub * 0.9, y: -hub * 0.7, w: r * 0.95 },
    round: true,
  }
}
