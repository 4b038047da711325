import { darker, lighter } from '../drawing/colour.ts'
import { circlePath, polygon, rectPath } from '../drawing/geometry.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { circle, ellipse, group, num, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { surface, surfaceTone } from '../material/surface.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { ClockSpec } from '../recipe.ts'
import { accentOf, caseSurface, dialColour } from './case.ts'
import { dial, rimShadow } from './dial.ts'

const leaf = (l: number): string =>
  `M0 0C${num(l * 0.2)} ${num(-l * 0.34)} ${num(l * 0.5)} ${num(-l * 0.2)} ${num(l * 0.56)} ${num(-l * 0.34)}C${num(l * 0.7)} ${num(-l * 0.2)} ${num(l * 0.8)} ${num(-l * 0.14)} ${num(l)} 0C${num(l * 0.8)} ${num(l * 0.14)} ${num(l * 0.7)} ${num(l * 0.2)} ${num(l * 0.56)} ${num(l * 0.34)}C${num(l * 0.5)} ${num(l * 0.2)} ${num(l * 0.2)} ${num(l * 0.34)} 0 0Z`

/** A cuckoo clock, carved or painted. The height is that of the house. */
export function cuckooClock(defs: SvgDefinitions, rng: Random, product: ClockSpec): DrawnProduct {
  const h = product.sizeCm * 10
  const w = h * 0.74
  const made = caseSurface(product)
  const tone = surfaceTone(made)
  const carved = made.of === 'wood'
  const eaves = -h * 0.24
  const wallW = w * 0.72
  const house = polygon([
    [-wallW / 2, h * 0.5],
    [-wallW / 2, eaves],
    [0, -h * 0.46],
    [wallW / 2, eaves],
    [wallW / 2, h * 0.5],
  ])
  const clip = defs.define((id) => `<clipPath id="${id}"><path d="${house}"/></clipPath>`)
  const roof = polygon([
    [0, -h * 0.5],
    [w / 2, eaves + h * 0.06],
    [w / 2 - h * 0.035, eaves + h * 0.1],
    [0, -h * 0.5 + h * 0.1],
    [-w / 2 + h * 0.035, eaves + h * 0.1],
    [-w / 2, eaves + h * 0.06],
  ])
  const dark = darker(tone, carved ? 0.16 : 0.1)
  const accent = accentOf(product, rng)
  const dialR = wallW * 0.31
  let behind = chainsAndPendulum(rng, h, wallW, tone, carved)
  behind += ''
  let front = surface(defs, rng, made, { x: -w / 2, y: -h / 2, w, h, along: 'y' }, clip)
  front += path(house, {
    fill: linear(
      defs,
      [
        [0, '#ffffff', 0.2],
        [0.5, '#ffffff', 0],
        [1, '#1a0f05', 0.25],
      ],
      0,
      0,
      1,
      0.6,
    ),
  })
  if (carved) {
    let boards = ''
    for (let x = -2; x <= 2; x++)
      boards += `M${num((x * wallW) / 5)} ${num(-h * (0.4 - Math.abs(x) * 0.08))}V${num(h * 0.5)}`
    front += path(boards, { stroke: darker(tone, 0.16), strokeOpacity: 0.5, width: h * 0.004 })
  }
  front += door(defs, rng, -h * 0.2, wallW * 0.24, tone, accent)
  front += group(
    circle(0, 0, dialR * 1.12, { fill: dark }) +
      circle(0, 0, dialR * 1.12, { stroke: lighter(tone, 0.1), strokeOpacity: 0.5, width: h * 0.005 }) +
      dial(defs, rng, {
        r: dialR,
        face: product.face,
        ground: carved ? darker(tone, 0.05) : dialColour(product, rng),
        accent,
        seconds: false,
        hands: product.hands,
      }) +
      rimShadow(defs, dialR),
    { transform: translateBy(0, h * 0.14) },
  )
  if (carved) front += carving(h, wallW, dark, lighter(tone, 0.06))
  front += path(roof, {
    fill: linear(
      defs,
      [
        [0, lighter(dark, 0.08)],
        [0.5, dark],
        [1, darker(dark, 0.1)],
      ],
      0,
      0,
      1,
      0.2,
    ),
  })
  front += path(
    polygon([
      [0, -h * 0.5],
      [-w / 2, eaves + h * 0.06],
      [-w / 2 + h * 0.01, eaves + h * 0.07],
      [0, -h * 0.475],
    ]),
    { fill: '#ffffff', fillOpacity: 0.25 },
  )
  front += path(
    polygon([
      [0, -h * 0.4],
      [w / 2 - h * 0.035, eaves + h * 0.1],
      [w / 2 - h * 0.06, eaves + h * 0.14],
      [0, -h * 0.35],
      [-w / 2 + h * 0.06, eaves + h * 0.14],
      [-w / 2 + h * 0.035, eaves + h * 0.1],
    ]),
    { fill: '#1a0f05', fillOpacity: 0.25 },
  )
  front += rect(-wallW * 0.56, h * 0.46, wallW * 1.12, h * 0.045, { fill: dark }, h * 0.01)
  const cast = (k: number, alpha: number) =>
    group(
      path(house + roof + rectPath(-wallW * 0.56, h * 0.46, wallW * 1.12, h * 0.045), { fill: '#2a1d10' }) +
        behind.replace(/#[0-9a-f]{6}/g, '#2a1d10'),
      { opacity: alpha, transform: translateBy(h * 0.02 * k, h * 0.032 * k) },
    )
  return {
    box: { x: -w / 2, y: -h / 2, w, h: h * 1.36 },
    outline: house,
    front: behind + front,
    shadow: cast(0.7, 0.12) + cast(1.1, 0.1) + cast(1.5, 0.08) + cast(2, 0.05) + cast(2.6, 0.04),
    depth: h * 0.24,
    side: darker(tone, 0.14),
    stands: false,
    focus: { x: 0, y: -h * 0.1, w: wallW * 0.85 },
  }
}

function door(defs: SvgDefinitions, rng: Random, y: number, w: number, tone: string, accent: string): string {
  const open = rng.chance(0.65)
  const d = `M${num(-w * 0.5)} ${num(w * 0.55)}V${num(-w * 0.1)}A${num(w * 0.5)} ${num(w * 0.5)} 0 0 1 ${num(w * 0.5)} ${num(-w * 0.1)}V${num(w * 0.55)}Z`
  const bird =
    ellipse(0, w * 0.2, w * 0.2, w * 0.26, { fill: accent }) +
    circle(0, -w * 0.1, w * 0.16, { fill: lighter(accent, 0.06) }) +
    path(
      polygon([
        [-w * 0.06, -w * 0.09],
        [w * 0.06, -w * 0.09],
        [0, w * 0.05],
      ]),
      { fill: '#d9a441' },
    ) +
    circle(-w * 0.07, -w * 0.15, w * 0.025, { fill: '#1a1510' }) +
    circle(w * 0.07, -w * 0.15, w * 0.025, { fill: '#1a1510' })
  return group(
    path(d, { fill: darker(tone, open ? 0.34 : 0.06), stroke: darker(tone, 0.2), width: w * 0.06 }) +
      (open
        ? bird +
          path(
            polygon([
              [w * 0.5, -w * 0.45],
              [w * 0.86, -w * 0.6],
              [w * 0.86, w * 0.68],
              [w * 0.5, w * 0.55],
            ]),
            {
              fill: linear(
                defs,
                [
                  [0, lighter(tone, 0.08)],
                  [1, darker(tone, 0.06)],
                ],
                0,
                0,
                1,
                0,
              ),
            },
          )
        : circle(w * 0.3, w * 0.1, w * 0.05, { fill: '#c9a45a' })),
    { transform: translateBy(0, y) },
  )
}

function carving(h: number, wallW: number, dark: string, light: string): string {
  const l = h * 0.15
  const spots: readonly (readonly [number, number, number])[] = [
    [-wallW * 0.36, h * 0.42, -150],
    [-wallW * 0.42, h * 0.3, -110],
    [-wallW * 0.2, h * 0.46, 195],
    [wallW * 0.36, h * 0.42, -30],
    [wallW * 0.42, h * 0.3, -70],
    [wallW * 0.2, h * 0.46, -15],
    [-wallW * 0.4, -h * 0.06, 120],
    [wallW * 0.4, -h * 0.06, 60],
    [0, -h * 0.37, -90],
  ]
  return spots
    .map(([x, y, a]) => {
      const at = `translate(${num(x)} ${num(y)}) ${rotateBy(a)}`
      return (
        path(leaf(l), { fill: dark, transform: at }) +
        path(
          `M0 0H${num(l * 0.9)}M${num(l * 0.3)} 0l${num(l * 0.16)} ${num(-l * 0.14)}M${num(l * 0.3)} 0l${num(l * 0.16)} ${num(l * 0.14)}M${num(l * 0.55)} 0l${num(l * 0.14)} ${num(-l * 0.12)}M${num(l * 0.55)} 0l${num(l * 0.14)} ${num(l * 0.12)}`,
          { stroke: light, strokeOpacity: 0.55, width: l * 0.025, transform: at },
        )
      )
    })
    .join('')
}

function chainsAndPendulum(rng: Random, h: number, wallW: number, tone: string, carved: boolean): string {
  const foot = h * 0.5
  const cone = (x: number, y: number) => {
    const s = h * 0.055
    return carved
      ? path(
          `M${num(x)} ${num(y - s)}C${num(x + s)} ${num(y - s * 0.4)} ${num(x + s * 0.7)} ${num(y + s * 1.2)} ${num(x)} ${num(y + s * 1.7)}C${num(x - s * 0.7)} ${num(y + s * 1.2)} ${num(x - s)} ${num(y - s * 0.4)} ${num(x)} ${num(y - s)}Z`,
          { fill: darker(tone, 0.2) },
        ) +
          path(
            `M${num(x - s * 0.6)} ${num(y)}l${num(s * 1.2)} ${num(s * 0.5)}M${num(x + s * 0.6)} ${num(y)}l${num(-s * 1.2)} ${num(s * 0.5)}M${num(x - s * 0.5)} ${num(y + s * 0.7)}l${num(s)} ${num(s * 0.4)}M${num(x + s * 0.5)} ${num(y + s * 0.7)}l${num(-s)} ${num(s * 0.4)}`,
            { stroke: lighter(tone, 0.02), width: s * 0.07 },
          )
      : path(circlePath(x, y, s * 0.62), { fill: '#b48c44' })
  }
  const swing = rng.pick([-9, 7, -6])
  const bob = h * 0.075
  return (
    group(
      rect(-h * 0.006, foot, h * 0.012, h * 0.22, { fill: darker(tone, 0.1) }) +
        (carved
          ? path(leaf(bob * 2.2), {
              fill: darker(tone, 0.06),
              transform: `translate(0 ${num(foot + h * 0.17)}) rotate(90)`,
            })
          : circle(0, foot + h * 0.22, bob * 0.85, { fill: lighter(tone, 0.02) })),
      { transform: rotateBy(swing, 0, foot) },
    ) +
    path(
      `M${num(-wallW * 0.22)} ${num(foot)}V${num(foot + h * 0.24)}M${num(wallW * 0.22)} ${num(foot)}V${num(foot + h * 0.16)}M${num(wallW * 0.27)} ${num(foot)}V${num(foot + h * 0.3)}M${num(-wallW * 0.27)} ${num(foot)}V${num(foot + h * 0.33)}`,
      { stroke: '#a88a4c', width: h * 0.006, dash: `${num(h * 0.008)} ${num(h * 0.004)}` },
    ) +
    cone(-wallW * 0.22, foot + h * 0.26) +
    cone(wallW * 0.22, foot + h * 0.18)
  )
}
