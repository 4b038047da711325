import { darker, lighter, mix } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { contactShadow } from '../drawing/shadow.ts'
import { circle, ellipse, group, num, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { rodGradient } from '../material/metal.ts'

/** Props on shelves and tables, at their real size in mm; they stand on (0, 0), upwards is negative y. */

const turnedFill = (defs: SvgDefinitions, colour: string): string =>
  linear(
    defs,
    [
      [0, lighter(colour, 0.05)],
      [0.3, lighter(colour, 0.08)],
      [0.6, colour],
      [1, darker(colour, 0.16)],
    ],
    0,
    0,
    1,
    0,
  )

/** A pot from its profile: [half width, height] from the foot up. */
function pot(defs: SvgDefinitions, colour: string, section: readonly (readonly [number, number])[]): string {
  const right = section.map(([x, y]) => [x, -y] as const)
  const side = (s: number, list: readonly (readonly [number, number])[]) => {
    let d = ''
    for (let i = 1; i < list.length; i++) {
      const [a, b] = [list[i - 1]!, list[i]!]
      d += `C${num(s * a[0])} ${num((a[1] + b[1]) / 2)} ${num(s * b[0])} ${num((a[1] + b[1]) / 2)} ${num(s * b[0])} ${num(b[1])}`
    }
    return d
  }
  const foot = right[0]!
  const mouth = right.at(-1)!
  const d = `M${num(foot[0])} 0${side(1, right)}H${num(-mouth[0])}${side(-1, [...right].reverse())}Z`
  return (
    contactShadow(defs, foot[0] * 0.5, 0, foot[0] * 2.1, 9, 0.45) +
    path(d, { fill: turnedFill(defs, colour) }) +
    ellipse(0, mouth[1], mouth[0], mouth[0] * 0.16, { fill: darker(colour, 0.24) })
  )
}

export function vase(defs: SvgDefinitions, rng: Random, glaze: string): string {
  const kind = rng.pick(['bottle', 'belly', 'cylinder'] as const)
  const [tall, section] = {
    bottle: [
      230,
      [
        [38, 0],
        [52, 60],
        [44, 130],
        [17, 175],
        [20, 230],
      ],
    ],
    belly: [
      190,
      [
        [40, 0],
        [78, 70],
        [66, 140],
        [34, 172],
        [40, 190],
      ],
    ],
    cylinder: [
      210,
      [
        [44, 0],
        [48, 100],
        [46, 180],
        [48, 210],
      ],
    ],
  }[kind] as [number, [number, number][]]
  return stems(rng, tall) + pot(defs, glaze, section)
}

/** Bare twigs with buds, dried grass or leaves. */
function stems(rng: Random, from: number): string {
  const kind = rng.pick(['buds', 'grass', 'leaves'] as const)
  let [twigs, ends] = ['', '']
  const count = kind === 'grass' ? 9 : 5
  for (let i = 0; i < count; i++) {
    const lean = (i - (count - 1) / 2) * rng.between(34, 52)
    const tall = rng.between(190, 330)
    const [x, y] = [lean, -from - tall]
    twigs += `M0 ${num(-from + 20)}C${num(lean * 0.1)} ${num(-from - tall * 0.4)} ${num(lean * 0.6)} ${num(-from - tall * 0.6)} ${num(x)} ${num(y)}`
    if (kind === 'grass')
      ends += `M${num(x)} ${num(y + 40)}C${num(x - 9)} ${num(y + 10)} ${num(x - 5)} ${num(y - 34)} ${num(x + lean * 0.1)} ${num(y - 58)}C${num(x + 10)} ${num(y - 30)} ${num(x + 9)} ${num(y + 10)} ${num(x)} ${num(y + 40)}Z`
    else
      for (let k = 0; k < 7; k++) {
        const t = 0.35 + k * 0.1
        const [bx, by] = [lean * t * t, -from - tall * t + 10]
        const s = k % 2 ? 1 : -1
        ends +=
          kind === 'buds'
            ? `M${num(bx + s * 9)} ${num(by - 8)}m-6 0a6 7 0 1 0 12 0a6 7 0 1 0 -12 0z`
            : `M${num(bx)} ${num(by)}c${num(s * 10)} -18 ${num(s * 34)} -22 ${num(s * 46)} -10c${num(-s * 8)} 16 ${num(-s * 30)} 20 ${num(-s * 46)} 10z`
      }
  }
  const tint =
    kind === 'buds'
      ? rng.pick(['#c98a72', '#e6d5bd', '#a9503c', '#d9c3a0'])
      : kind === 'grass'
        ? rng.pick(['#d8c49a', '#cbb28a', '#bfa98c'])
        : rng.pick(['#6f8464', '#8a9a72', '#5d7562'])
  return (
    path(twigs, { stroke: kind === 'leaves' ? '#6a6a4c' : '#7a5f46', width: 3, cap: 'round' }) +
    path(ends, { fill: tint })
  )
}

export function candlestick(defs: SvgDefinitions, rng: Random): string {
  const of = rng.pick(['brass', 'iron', 'brass'] as const)
  const tall = rng.pick([80, 115, 150])
  const across = (half: number) => rodGradient(defs, of, -half, 0, half, 0)
  return (
    contactShadow(defs, 20, 0, 70, 8, 0.45) +
    rect(-9, -tall - 150, 18, 150, {
      fill: linear(
        defs,
        [
          [0, '#fbf6ea'],
          [0.5, '#efe6d3'],
          [1, '#cfc2a8'],
        ],
        0,
        0,
        1,
        0,
      ),
    }) +
    path(`M0 ${-tall - 150}v-12`, { stroke: '#3a3027', width: 2 }) +
    path(`M-16 ${-tall - 4}H16L12 ${-tall + 14}H-12Z`, { fill: across(16) }) +
    rect(-5, -tall, 10, tall - 10, { fill: across(5) }) +
    ellipse(0, -tall * 0.55, 11, 9, { fill: across(11) }) +
    path('M-40 0C-38 -12 -14 -10 -6 -22H6C14 -10 38 -12 40 0Z', { fill: across(40) })
  )
}

export function plant(defs: SvgDefinitions, rng: Random, glaze: string): string {
  const kind = rng.pick(['rubber', 'trailing', 'fern'] as const)
  const green = rng.pick(['#4f6b4a', '#5f7a52', '#3f5c4a', '#6f8458'])
  let leaves = ''
  const count = kind === 'fern' ? 15 : 11
  for (let i = 0; i < count; i++) {
    const a = -80 + (160 / (count - 1)) * i + rng.between(-8, 8)
    const l = rng.between(0.8, 1.15) * (kind === 'rubber' ? 150 : kind === 'fern' ? 170 : 130)
    const w = kind === 'rubber' ? 34 : kind === 'fern' ? 13 : 24
    const droop = kind === 'trailing' ? Math.abs(a) * 0.9 : 0
    leaves += group(
      path(
        `M0 0C${num(w)} ${num(-l * 0.3)} ${num(w)} ${num(-l * 0.8)} 0 ${num(-l)}C${num(-w)} ${num(-l * 0.8)} ${num(-w)} ${num(-l * 0.3)} 0 0Z`,
        { fill: i % 2 ? darker(green, 0.05) : lighter(green, 0.03) },
      ) + path(`M0 0V${num(-l * 0.9)}`, { stroke: lighter(green, 0.14), strokeOpacity: 0.5, width: 2 }),
      { transform: `${translateBy(a * 0.35, -96)} ${rotateBy(a + Math.sign(a) * droop)}` },
    )
  }
  return (
    leaves +
    pot(defs, glaze, [
      [46, 0],
      [58, 50],
      [64, 108],
    ])
  )
}

export function bowl(defs: SvgDefinitions, rng: Random, glaze: string): string {
  const fruit = rng.pick(['#c9933a', '#a9503c', '#8a9a52', '#d9b25a'])
  let heap = ''
  for (const [x, y] of [
    [-46, -66],
    [2, -74],
    [48, -66],
    [-20, -92],
    [26, -94],
  ] as const)
    heap += circle(x, y, 30, {
      fill: linear(
        defs,
        [
          [0, lighter(fruit, 0.1)],
          [1, darker(fruit, 0.12)],
        ],
        0,
        0,
        1,
        1,
      ),
    })
  return (
    contactShadow(defs, 30, 0, 130, 10, 0.45) +
    (rng.chance(0.6) ? heap : '') +
    path('M-110 -62H110C106 -26 64 -6 40 -4V0H-40V-4C-64 -6 -106 -26 -110 -62Z', { fill: turnedFill(defs, glaze) }) +
    rect(-110, -64, 220, 4, { fill: lighter(glaze, 0.1) }, 2)
  )
}

export function mug(defs: SvgDefinitions, glaze: string): string {
  return (
    contactShadow(defs, 16, 0, 70, 8, 0.45) +
    path('M38 -72C78 -78 78 -20 36 -22', { stroke: darker(glaze, 0.06), width: 10 }) +
    path('M-42 -92H42L38 -8C38 0 -38 0 -38 -8Z', { fill: turnedFill(defs, glaze) }) +
    ellipse(0, -92, 42, 7, { fill: darker(glaze, 0.2) })
  )
}

export function tableLamp(defs: SvgDefinitions, rng: Random, shade: string): string {
  const of = rng.pick(['brass', 'iron'] as const)
  const glow = '#ffe9b8'
  return (
    contactShadow(defs, 30, 0, 120, 10, 0.45) +
    path('M-60 0C-58 -14 -16 -12 -8 -26H8C16 -12 58 -14 60 0Z', { fill: rodGradient(defs, of, -60, 0, 60, 0) }) +
    rect(-6, -300, 12, 280, { fill: rodGradient(defs, of, -6, 0, 6, 0) }) +
    path('M-120 -270L-76 -460H76L120 -270Z', {
      fill: linear(
        defs,
        [
          [0, lighter(shade, 0.08)],
          [0.45, mix(shade, glow, 0.5)],
          [1, darker(shade, 0.1)],
        ],
        0,
        0,
        1,
        0,
      ),
    }) +
    path('M-120 -270H120', { stroke: darker(shade, 0.12), width: 4 })
  )
}
