import { darker, lighter, mix } from '../drawing/colour.ts'
import { polar, polygon } from '../drawing/geometry.ts'
import { linear, radial } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { roundShadow } from '../drawing/shadow.ts'
import { circle, ellipse, group, num, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { metalTone, rodGradient } from '../material/metal.ts'
import { wood } from '../material/wood.ts'

/** Props beside the product, from above, at their real size in mm. */

/** A eucalyptus twig: pairs of round leaves along a bent stem. */
export function sprig(rng: Random, length: number, green: string): string {
  let [stem, shade, dark, light] = ['M0 0', '', '', '']
  const bend = rng.between(-0.5, 0.5)
  const at = (t: number) => [length * t, bend * length * t * t * 0.5] as const
  for (let i = 1; i <= 8; i++)
    stem += `L${at(i / 8)
      .map(num)
      .join(' ')}`
  for (let i = 0; i < 9; i++) {
    const t = 0.12 + i * 0.1
    const [x, y] = at(t)
    for (const side of [-1, 1]) {
      const r = length * (0.1 - 0.055 * t)
      const [lx, ly] = [x + r * 0.6, y + side * r * 1.05]
      const leaf = `M${num(x)} ${num(y)}C${num(x + r * 0.1)} ${num(ly - side * r * 0.2)} ${num(lx - r * 0.5)} ${num(ly + side * r * 0.5)} ${num(lx + r * 0.35)} ${num(ly + side * r * 0.35)}C${num(lx + r * 0.9)} ${num(ly)} ${num(x + r * 0.9)} ${num(y + side * r * 0.2)} ${num(x)} ${num(y)}Z`
      shade += leaf
      if ((i + (side > 0 ? 1 : 0)) % 2) dark += leaf
      else light += leaf
    }
  }
  return (
    group(path(shade + stem, { fill: '#2a1d10', fillOpacity: 0.16 }), { transform: translateBy(1.6, 2.6) }) +
    path(stem, { stroke: mix(green, '#6b5a3c', 0.5), width: 1.5, cap: 'round' }) +
    path(dark, { fill: darker(green, 0.06) }) +
    path(light, { fill: lighter(green, 0.03) })
  )
}

export function pencil(defs: SvgDefinitions, colour: string, length = 170): string {
  return (
    rect(1.5, 2.5, length, 7, { fill: '#2a1d10', fillOpacity: 0.2 }, 3) +
    rect(0, -3.5, length * 0.9, 7, {
      fill: linear(defs, [
        [0, lighter(colour, 0.1)],
        [0.35, colour],
        [0.66, colour],
        [1, darker(colour, 0.14)],
      ]),
    }) +
    path(
      polygon([
        [length * 0.9, -3.5],
        [length, -0.6],
        [length, 0.6],
        [length * 0.9, 3.5],
      ]),
      { fill: '#e2c49a' },
    ) +
    path(
      polygon([
        [length * 0.975, -1.1],
        [length + 1, 0],
        [length * 0.975, 1.1],
      ]),
      { fill: '#2a2724' },
    ) +
    rect(-8, -3.5, 9, 7, { fill: rodGradient(defs, 'brass', 0, -3.5, 0, 3.5) })
  )
}

export function cup(defs: SvgDefinitions, glaze: string, drink = '#4a2f1c'): string {
  return (
    roundShadow(defs, 6, 10, 70, 12, 0.3) +
    circle(0, 0, 70, {
      fill: radial(defs, [
        [0, darker(glaze, 0.06)],
        [0.7, glaze],
        [1, lighter(glaze, 0.03)],
      ]),
    }) +
    circle(0, 0, 50, { stroke: darker(glaze, 0.07), width: 1.4 }) +
    roundShadow(defs, 3, 5, 42, 8, 0.3) +
    path('M36 -14C62 -22 66 14 37 14', { stroke: darker(glaze, 0.04), width: 8 }) +
    circle(0, 0, 42, { fill: lighter(glaze, 0.02) }) +
    circle(0, 0, 37, {
      fill: radial(
        defs,
        [
          [0, lighter(drink, 0.1)],
          [1, drink],
        ],
        0.4,
        0.4,
        0.6,
      ),
    }) +
    ellipse(-12, -14, 13, 6, { fill: '#ffffff', fillOpacity: 0.14, transform: rotateBy(-30, -12, -14) })
  )
}

export function twine(colour: string): string {
  let d = ''
  for (let i = 0; i < 11; i++) {
    const [a, b] = [polar(24, i * 33), polar(24, i * 33 + 140)]
    d += `M${num(a[0])} ${num(a[1])}Q${num(a[0] * 0.2)} ${num(b[1] * 0.2)} ${num(b[0])} ${num(b[1])}`
  }
  return (
    circle(2, 4, 28, { fill: '#2a1d10', fillOpacity: 0.22 }) +
    circle(0, 0, 27, { fill: colour }) +
    path(d, { stroke: darker(colour, 0.09), width: 1.3 }) +
    circle(0, 0, 27, { stroke: darker(colour, 0.12), width: 1 }) +
    path('M20 18C50 30 40 60 80 66', { stroke: colour, width: 2 })
  )
}

export function scissors(defs: SvgDefinitions): string {
  const blade = rodGradient(defs, 'steel', 0, -6, 0, 6)
  return group(
    path('M0 0L92 -13L96 -9L4 6ZM0 0L94 8L97 12L2 -4Z', {
      fill: '#2a1d10',
      fillOpacity: 0.2,
      transform: translateBy(1.5, 3),
    }) +
      path('M0 3L94 -12L97 -8L0 8Z', { fill: blade }) +
      path('M0 -4L95 7L98 12L0 -9Z', { fill: blade }) +
      circle(20, 0, 2.2, { fill: metalTone('steel', 4) }) +
      ellipse(-24, 15, 20, 12, { stroke: '#2b2927', width: 5, transform: rotateBy(-20, -24, 15) }) +
      ellipse(-24, -15, 20, 12, { stroke: '#2b2927', width: 5, transform: rotateBy(20, -24, -15) }),
  )
}

/** A wooden ruler, which shows the scale. */
export function ruler(defs: SvgDefinitions, rng: Random, length = 200): string {
  let marks = ''
  for (let mm = 0; mm <= length - 6; mm += 2) marks += `M${3 + mm} 0v${mm % 10 === 0 ? 7 : 3.5}`
  const clip = defs.define((id) => `<clipPath id="${id}"><rect width="${length}" height="26" rx="1"/></clipPath>`)
  return (
    rect(1.5, 2.5, length, 26, { fill: '#2a1d10', fillOpacity: 0.22 }, 1) +
    wood(defs, rng, 'ash', { x: 0, y: 0, w: length, h: 26, along: 'x' }, clip) +
    path(marks, { stroke: '#3a2f24', width: 0.5 })
  )
}

export function ribbon(colour: string): string {
  return (
    path('M-90 20C-60 -30 -30 50 0 0S60 -40 100 10', {
      stroke: '#2a1d10',
      strokeOpacity: 0.16,
      width: 12,
      transform: translateBy(2, 4),
    }) +
    path('M-90 20C-60 -30 -30 50 0 0S60 -40 100 10', { stroke: colour, width: 12 }) +
    path('M-90 20C-60 -30 -30 50 0 0S60 -40 100 10', { stroke: '#ffffff', strokeOpacity: 0.22, width: 3.5 })
  )
}
