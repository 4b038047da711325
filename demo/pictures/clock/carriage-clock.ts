import { darker, lighter } from '../drawing/colour.ts'
import { rectPath, roundRectPath } from '../drawing/geometry.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { circle, group, num, path, rect, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { metalTone, rodGradient } from '../material/metal.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { ClockSpec } from '../recipe.ts'
import { dialColour } from './case.ts'
import { dial, rimShadow } from './dial.ts'
import { gear } from './gear.ts'

/** A carriage clock with four pillars, bevelled glass and a handle. The height includes the handle. */
export function carriageClock(defs: SvgDefinitions, rng: Random, product: ClockSpec): DrawnProduct {
  const h = product.sizeCm * 10
  const of = product.case === 'steel' ? 'steel' : 'brass'
  const w = h * rng.between(0.5, 0.6)
  const top = -h * 0.8
  const pillar = w * 0.085
  const base = h * 0.1
  const lid = h * 0.07
  const across = (y: number, t: number) => rodGradient(defs, of, 0, y, 0, y + t)
  const glassX = -w * 0.5 + pillar * 1.4
  const glassW = w - pillar * 2.8
  const glassY = top + lid
  const glassH = -top - lid - base
  const loop = rng.chance(0.4)
  const handle = loop
    ? `M${num(-w * 0.3)} ${num(top)}C${num(-w * 0.42)} ${num(-h * 1.06)} ${num(w * 0.42)} ${num(-h * 1.06)} ${num(w * 0.3)} ${num(top)}`
    : `M${num(-w * 0.32)} ${num(top)}V${num(-h * 0.92)}Q${num(-w * 0.32)} ${num(-h)} ${num(-w * 0.2)} ${num(-h)}H${num(w * 0.2)}Q${num(w * 0.32)} ${num(-h)} ${num(w * 0.32)} ${num(-h * 0.92)}V${num(top)}`
  const dialR = glassW * rng.between(0.38, 0.46)
  const dialY = glassY + glassH * 0.4
  const plate = rng.pick(['#efe6d2', '#f5f1e8', metalTone(of, 1), '#2b3a34', '#27364a', '#2a2622', '#6b2f2a'])
  let front = path(handle, { stroke: metalTone(of, 4), width: h * 0.026, join: 'round' })
  front += path(handle, { stroke: rodGradient(defs, of, 0, -h, w * 0.1, -h * 0.9), width: h * 0.019, join: 'round' })
  front += rect(glassX, glassY, glassW, glassH, {
    fill: linear(
      defs,
      [
        [0, lighter(plate, 0.04)],
        [1, darker(plate, 0.1)],
      ],
      0,
      0,
      0.6,
      1,
    ),
  })
  front += rect(glassX + glassW * 0.06, glassY + glassH * 0.04, glassW * 0.88, glassH * 0.92, {
    stroke: metalTone(of, 3),
    width: h * 0.004,
  })
  if (product.face === 'skeleton') front += gear(defs, 0, dialY + dialR * 1.05, dialR * 0.5, 30, of)
  front += group(
    circle(0, 0, dialR * 1.06, { fill: metalTone(of, 3) }) +
      dial(defs, rng, {
        r: dialR,
        face: product.face === 'skeleton' || product.face === 'sunburst' ? 'roman' : product.face,
        ground: dialColour(product, rng),
        accent: metalTone(of, 3),
        seconds: false,
        hands: product.hands,
      }) +
      rimShadow(defs, dialR),
    { transform: translateBy(0, dialY) },
  )
  if (rng.chance(0.5)) front += alarmDial(dialR * 0.42, dialY + dialR * 1.62)
  front += path(rectPath(glassX, glassY, glassW, glassH), { stroke: '#ffffff', strokeOpacity: 0.5, width: h * 0.012 })
  front += path(
    `M${num(glassX)} ${num(glassY + glassH * 0.62)}L${num(glassX + glassW * 0.72)} ${num(glassY)}H${num(glassX + glassW * 0.36)}L${num(glassX)} ${num(glassY + glassH * 0.3)}Z`,
    { fill: '#ffffff', fillOpacity: 0.16 },
  )
  for (const x of [-w / 2, w / 2 - pillar]) {
    front += rect(x, glassY, pillar, glassH, { fill: rodGradient(defs, of, x, 0, x + pillar, 0) })
    for (const y of [glassY, glassY + glassH - pillar * 0.5])
      front += rect(
        x - pillar * 0.16,
        y,
        pillar * 1.32,
        pillar * 0.5,
        { fill: rodGradient(defs, of, x, 0, x + pillar * 1.2, 0) },
        1,
      )
  }
  const ledge = (x: number, y: number, lw: number, t: number) => rect(x, y, lw, t, { fill: across(y, t) }, h * 0.008)
  front += ledge(-w * 0.5, top, w, lid * 0.6) + ledge(-w * 0.53, top + lid * 0.55, w * 1.06, lid * 0.5)
  front +=
    ledge(-w * 0.53, -base, w * 1.06, base * 0.36) +
    ledge(-w * 0.5, -base * 0.66, w, base * 0.3) +
    ledge(-w * 0.56, -base * 0.38, w * 1.12, base * 0.38)
  return {
    box: { x: -w * 0.56, y: -h, w: w * 1.12, h },
    outline: roundRectPath(-w * 0.53, top, w * 1.06, -top, h * 0.01),
    front,
    depth: w * 0.8,
    side: metalTone(of, 3),
    stands: true,
    focus: { x: 0, y: dialY + dialR * 0.2, w: w * 0.9 },
  }
}

function alarmDial(r: number, y: number): string {
  let ticks = ''
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    ticks += `M${num(Math.sin(a) * r * 0.74)} ${num(y - Math.cos(a) * r * 0.74)}L${num(Math.sin(a) * r * 0.92)} ${num(y - Math.cos(a) * r * 0.92)}`
  }
  return (
    circle(0, y, r, { fill: '#f6f1e6', stroke: '#6f5a34', width: r * 0.06 }) +
    path(ticks, { stroke: '#2a2520', width: r * 0.07 }) +
    path(`M0 ${num(y)}L${num(-r * 0.4)} ${num(y - r * 0.46)}`, { stroke: '#2a2520', width: r * 0.08, cap: 'round' }) +
    circle(0, y, r * 0.1, { fill: '#2a2520' })
  )
}
