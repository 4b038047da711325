import { darker, lighter, mix } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { ellipse, group, num, path, rect, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { Canvas } from './series.ts'

type Profile = readonly (readonly [half: number, y: number])[]

/** Half-widths of a pot from the rim (y = −1) to the base (y = 0). */
const profiles: readonly Profile[] = [
  [
    [0.1, -1],
    [0.08, -0.72],
    [0.1, -0.6],
    [0.22, -0.46],
    [0.24, -0.2],
    [0.22, 0],
  ],
  [
    [0.13, -1],
    [0.11, -0.8],
    [0.28, -0.5],
    [0.3, -0.25],
    [0.18, 0],
  ],
  [
    [0.16, -1],
    [0.15, -0.86],
    [0.2, -0.7],
    [0.21, -0.3],
    [0.2, 0],
  ],
  [
    [0.09, -1],
    [0.07, -0.7],
    [0.08, -0.55],
    [0.15, -0.4],
    [0.16, -0.1],
    [0.15, 0],
  ],
  [
    [0.22, -1],
    [0.26, -0.8],
    [0.34, -0.45],
    [0.3, -0.15],
    [0.2, 0],
  ],
]

function pot(defs: SvgDefinitions, profile: Profile, tall: number, colour: string): string {
  const right = profile.map(([x, y]) => [x * tall, y * tall] as const)
  let d = `M${num(-right[0]![0])} ${num(right[0]![1])}H${num(right[0]![0])}`
  for (let i = 1; i < right.length; i++) {
    const [a, b] = [right[i - 1]!, right[i]!]
    d += `C${num(a[0])} ${num((a[1] + b[1]) / 2)} ${num(b[0])} ${num((a[1] + b[1]) / 2)} ${num(b[0])} ${num(b[1])}`
  }
  d += `H${num(-right.at(-1)![0])}`
  for (let i = right.length - 1; i > 0; i--) {
    const [a, b] = [right[i]!, right[i - 1]!]
    d += `C${num(-a[0])} ${num((a[1] + b[1]) / 2)} ${num(-b[0])} ${num((a[1] + b[1]) / 2)} ${num(-b[0])} ${num(b[1])}`
  }
  const fill = linear(
    defs,
    [
      [0, lighter(colour, 0.07)],
      [0.42, colour],
      [0.62, darker(colour, 0.05)],
      [1, darker(colour, 0.14)],
    ],
    0,
    0,
    1,
    0,
  )
  const [mx, my] = right[0]!
  return path(`${d}Z`, { fill }) + ellipse(0, my, mx, mx * 0.22, { fill: darker(colour, 0.2) })
}

/** Pots and fruit on a table in muted colours. */
export function stillLife({ defs, rng, palette, subject, w, h }: Canvas): string {
  const u = Math.min(w, h)
  const edge = h * rng.between(0.66, 0.74)
  const wallTone = mix(palette.tones[rng.pick([3, 4] as const)], palette.paper, 0.35)
  const tableTone = mix(palette.tones[rng.pick([0, 1, 2] as const)], palette.tones[4], 0.45)
  const colours = rng.shuffled([...palette.tones, palette.accent, palette.paper])
  const stand = edge + (h - edge) * 0.36
  let out = rect(0, 0, w, h, {
    fill: linear(
      defs,
      [
        [0, lighter(wallTone, 0.04)],
        [1, darker(wallTone, 0.05)],
      ],
      0,
      0,
      1,
      1,
    ),
  })
  if (subject === 'shelf') {
    const shelfAt = [h * 0.34, h * 0.62, h * 0.9]
    shelfAt.forEach((y, row) => {
      out +=
        rect(w * 0.08, y, w * 0.84, u * 0.024, { fill: tableTone }) +
        rect(w * 0.08, y + u * 0.024, w * 0.84, u * 0.02, { fill: '#1a0f05', fillOpacity: 0.14 })
      const count = w > h ? 6 : 4
      for (let i = 0; i < count; i++)
        out += placed(
          defs,
          rng,
          w * (0.17 + (0.66 * i) / (count - 1)),
          y,
          u * rng.between(0.13, 0.21),
          colours[(i + row * 2) % colours.length]!,
          0.6,
        )
    })
    return out
  }
  out += rect(0, edge, w, h - edge, {
    fill: linear(defs, [
      [0, darker(tableTone, 0.04)],
      [1, lighter(tableTone, 0.03)],
    ]),
  })
  const put = (x: number, tall: number, i: number, profile?: Profile) =>
    placed(defs, rng, w / 2 + x * u, stand + (i % 2) * u * 0.03, tall * u, colours[i % colours.length]!, 1, profile)
  switch (subject) {
    case 'bowl and pears':
      out +=
        bowl(defs, w / 2 - u * 0.08, stand, u * 0.27, colours[0]!) +
        pear(defs, w / 2 + u * 0.25, stand + u * 0.04, u * 0.17, palette.tones[2]) +
        pear(defs, w / 2 - u * 0.14, stand - u * 0.17, u * 0.15, palette.tones[3]) +
        pear(defs, w / 2, stand - u * 0.16, u * 0.14, palette.accent)
      out += bowlFront(defs, w / 2 - u * 0.08, stand, u * 0.27, colours[0]!)
      break
    case 'jug and lemons':
      out += put(-0.1, 0.5, 0, profiles[4]) + handleOf(w / 2 - u * 0.1, stand, u * 0.5, colours[0]!)
      for (const [x, y] of [
        [0.14, 0.04],
        [0.26, 0.02],
        [0.2, -0.05],
      ] as const)
        out += lemon(defs, w / 2 + x * u, stand + y * u, u * 0.062, palette.tones[3])
      break
    case 'vase and branch':
      out += branch(rng, w / 2, stand - u * 0.36, u, palette.ink, palette.accent) + put(0, 0.4, 1, profiles[1])
      break
    case 'coffee pot':
      out +=
        put(-0.02, 0.48, 2, profiles[2]) +
        handleOf(w / 2 - u * 0.02, stand, u * 0.44, colours[2]!) +
        put(0.26, 0.13, 3, profiles[4]) +
        put(-0.28, 0.3, 1, profiles[0])
      break
    default:
      out +=
        put(-0.24, rng.between(0.34, 0.46), 0) +
        put(0.02, rng.between(0.46, 0.58), 1) +
        put(0.25, rng.between(0.26, 0.4), 2)
      if (rng.chance(0.5)) out += lemon(defs, w / 2 + u * 0.13, stand + u * 0.075, u * 0.055, palette.accent)
  }
  return out
}

function placed(
  defs: SvgDefinitions,
  rng: Random,
  x: number,
  y: number,
  tall: number,
  colour: string,
  shade: number,
  profile = rng.pick(profiles),
): string {
  const half = Math.max(...profile.map(([p]) => p)) * tall
  return (
    ellipse(x + half * 0.7, y, half * 1.5, tall * 0.035, { fill: '#1a0f05', fillOpacity: 0.2 * shade }) +
    group(pot(defs, profile, tall, colour), { transform: translateBy(x, y) })
  )
}

const bowl = (defs: SvgDefinitions, x: number, y: number, r: number, colour: string): string =>
  ellipse(x + r * 0.3, y, r * 1.2, r * 0.13, { fill: '#1a0f05', fillOpacity: 0.2 }) +
  ellipse(x, y - r * 0.62, r, r * 0.2, {
    fill: linear(
      defs,
      [
        [0, darker(colour, 0.2)],
        [1, darker(colour, 0.08)],
      ],
      0,
      0,
      1,
      0,
    ),
  })

const bowlFront = (defs: SvgDefinitions, x: number, y: number, r: number, colour: string): string =>
  path(
    `M${num(x - r)} ${num(y - r * 0.62)}A${num(r)} ${num(r * 0.2)} 0 0 0 ${num(x + r)} ${num(y - r * 0.62)}C${num(x + r * 0.95)} ${num(y - r * 0.2)} ${num(x + r * 0.6)} ${num(y)} ${num(x + r * 0.36)} ${num(y)}H${num(x - r * 0.36)}C${num(x - r * 0.6)} ${num(y)} ${num(x - r * 0.95)} ${num(y - r * 0.2)} ${num(x - r)} ${num(y - r * 0.62)}Z`,
    {
      fill: linear(
        defs,
        [
          [0, lighter(colour, 0.06)],
          [0.5, colour],
          [1, darker(colour, 0.13)],
        ],
        0,
        0,
        1,
        0.2,
      ),
    },
  )

function pear(defs: SvgDefinitions, x: number, y: number, s: number, colour: string): string {
  const fill = linear(
    defs,
    [
      [0, lighter(colour, 0.09)],
      [0.5, colour],
      [1, darker(colour, 0.13)],
    ],
    0,
    0,
    1,
    0.5,
  )
  return group(
    ellipse(0.2, 0, 0.55, 0.07, { fill: '#1a0f05', fillOpacity: 0.2 }) +
      path(
        'M0 -1.1C.2 -1.1 .2 -.86 .27 -.7C.38 -.5 .5 -.44 .5 -.24C.5 -.06 .3 0 0 0C-.3 0 -.5 -.06 -.5 -.24C-.5 -.44 -.38 -.5 -.27 -.7C-.2 -.86 -.2 -1.1 0 -1.1Z',
        { fill },
      ) +
      path('M0 -1.08Q.02 -1.2 .1 -1.28', { stroke: '#4a3a26', width: 0.05, cap: 'round' }),
    { transform: `${translateBy(x, y)} ${scaleBy(s)}` },
  )
}

const lemon = (defs: SvgDefinitions, x: number, y: number, s: number, colour: string): string =>
  group(
    ellipse(0.3, 0.72, 1.3, 0.2, { fill: '#1a0f05', fillOpacity: 0.2 }) +
      path(
        'M-1.2 .05C-1.1 -.1 -1 -.2 -.86 -.36C-.5 -.86 .5 -.86 .86 -.36C1 -.2 1.1 -.1 1.24 0C1.1 .1 1 .24 .86 .4C.5 .86 -.5 .86 -.86 .4C-1 .24 -1.1 .18 -1.2 .05Z',
        {
          fill: linear(
            defs,
            [
              [0, lighter(colour, 0.1)],
              [0.6, colour],
              [1, darker(colour, 0.12)],
            ],
            0,
            0,
            0.8,
            1,
          ),
        },
      ),
    { transform: `${translateBy(x, y)} ${scaleBy(s)}` },
  )

const handleOf = (x: number, y: number, tall: number, colour: string): string =>
  path(
    `M${num(x - tall * 0.26)} ${num(y - tall * 0.78)}C${num(x - tall * 0.56)} ${num(y - tall * 0.8)} ${num(x - tall * 0.54)} ${num(y - tall * 0.2)} ${num(x - tall * 0.26)} ${num(y - tall * 0.26)}`,
    { stroke: darker(colour, 0.06), width: tall * 0.05, cap: 'round' },
  )

function branch(rng: Random, x: number, y: number, u: number, ink: string, bud: string): string {
  let [twigs, buds] = ['', '']
  const grow = (px: number, py: number, a: number, long: number, depth: number) => {
    const [ex, ey] = [px + Math.sin(a) * long, py - Math.cos(a) * long]
    twigs += `M${num(px)} ${num(py)}Q${num(px + Math.sin(a + 0.2) * long * 0.5)} ${num(py - Math.cos(a + 0.2) * long * 0.5)} ${num(ex)} ${num(ey)}`
    if (depth === 0) {
      buds += circleAt(ex, ey, u * rng.between(0.008, 0.018))
      return
    }
    grow(ex, ey, a + rng.between(0.1, 0.6), long * 0.68, depth - 1)
    grow(ex, ey, a - rng.between(0.1, 0.6), long * 0.72, depth - 1)
    if (rng.chance(0.6)) buds += circleAt(ex, ey, u * rng.between(0.008, 0.014))
  }
  grow(x, y + u * 0.05, rng.between(-0.3, 0.1), u * 0.2, 3)
  grow(x, y + u * 0.05, rng.between(0.1, 0.5), u * 0.17, 3)
  return path(twigs, { stroke: ink, width: u * 0.006, cap: 'round' }) + path(buds, { fill: bud })
}

const circleAt = (x: number, y: number, r: number) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`
