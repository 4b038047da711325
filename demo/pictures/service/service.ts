import { gear } from '../clock/gear.ts'
import { darker, lighter, mix } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import { centredTextPath } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { boxShadow, roundShadow } from '../drawing/shadow.ts'
import { circle, group, num, path, rect, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { frameSurface, moulding } from '../frame/moulding.ts'
import { mount } from '../frame/mount.ts'
import { metal } from '../material/metal.ts'
import { palettes } from '../material/palettes.ts'
import { flatSurface } from '../product-views/flat-lay.ts'
import { productHeight as H, productWidth as W } from '../product-views/product.ts'
import { cup, pencil, ribbon, ruler, scissors, sprig, twine } from '../prop/flat.ts'
import type { ServiceSpec } from '../recipe.ts'
import { frameMaterials, frameProfiles } from '../vocabulary.ts'
import { hammer, hook, loupe, nails, screwdriver, spiritLevel } from './tools.ts'

type Bench = { defs: SvgDefinitions; rng: Random; tones: readonly string[]; accent: string; paper: string }

const at = (content: string, x: number, y: number, k: number, turn: number): string =>
  group(content, { transform: `${translateBy(x, y)} ${scaleBy(k)} ${rotateBy(turn)}` })

/** Frame corner samples, a mount and a ruler. */
function framing({ defs, rng, paper }: Bench): string {
  const samples = [
    [180, 300, -6],
    [330, 560, 5],
    [170, 830, -3],
    [340, 1090, 8],
    [600, 1190, -8],
  ] as const
  const corner = (i: number) => {
    const made = frameSurface(frameMaterials[(i * 3 + rng.whole(0, 2)) % frameMaterials.length]!, 'teal')
    const w = 34
    const clip = defs.define((id) => `<clipPath id="${id}"><path d="M${-w} ${-w}H150V0H0V150H${-w}Z"/></clipPath>`)
    return (
      boxShadow(defs, -w + 3, -w + 6, 184, w, 8, 0.3) +
      group(
        moulding(
          defs,
          rng.fork(`corner${i}`),
          { x: 0, y: 0, w: 400, h: 400 },
          w,
          frameProfiles[(i * 2 + 1) % 8]!,
          made,
        ),
        { clip },
      )
    )
  }
  const area = { x: 0, y: 0, w: 200, h: 260 }
  const board =
    boxShadow(defs, 3, 6, 200, 260, 8, 0.36) +
    mount(defs, 'cream', area, [{ x: 46, y: 46, w: 108, h: 150 }], 1.6) +
    rect(46, 46, 108, 150, { fill: paper })
  return (
    at(board, 590, 250, 2.3, 4) +
    samples.map(([x, y, turn], i) => at(corner(i), x, y, 1.75, turn)).join('') +
    at(ruler(defs, rng, 210), 560, 1000, 2.6, -12) +
    at(pencil(defs, '#c0452f'), 760, 1180, 2.2, 24)
  )
}

/** An engraved brass plate. */
function engraving({ defs, rng, accent }: Bench): string {
  const plate =
    boxShadow(defs, 4, 8, 200, 110, 10, 0.42) +
    rect(0, 0, 200, 110, { fill: metal(defs, 'brass', 0, 0, 200, 110) }, 8) +
    rect(8, 8, 184, 94, { stroke: '#6c4c1c', strokeOpacity: 0.7, width: 1 }, 5) +
    [
      [14, 14],
      [186, 14],
      [14, 96],
      [186, 96],
    ]
      .map(([x, y]) => circle(x!, y!, 3, { fill: '#7a5820' }))
      .join('') +
    path(centredTextPath('with love,', { face: 'italic', size: 22, x: 100, y: 42 }), { fill: '#4a3410' }) +
    path(centredTextPath('always on time', { face: 'italic', size: 22, x: 100, y: 70 }), { fill: '#4a3410' })
  return (
    at(plate, 190, 480, 4.1, -5) +
    at(screwdriver(defs, accent), 420, 1180, 3.2, -22) +
    at(loupe(defs), 940, 300, 3, 0) +
    at(sprig(rng, 150, '#8fa08a'), 180, 1240, 2.2, -40)
  )
}

/** A spirit level, a hammer and hooks. */
function hanging({ defs, rng, accent }: Bench): string {
  const hooks = [0, 1, 2].map((i) => at(hook(defs), 790 + i * 120, 1040 + (i % 2) * 80, 3.8, i * 14 - 10)).join('')
  return (
    at(spiritLevel(defs, mix(accent, '#c9a35a', 0.4)), 110, 420, 2.5, -7) +
    at(hammer(defs, rng), 130, 1110, 3.1, -26) +
    hooks +
    at(nails(rng), 480, 1250, 3, 0) +
    at(pencil(defs, accent), 610, 640, 2.8, 12)
  )
}

/** An opened clock movement. */
function repair({ defs, rng, accent }: Bench): string {
  const works =
    roundShadow(defs, 8, 16, 118, 18, 0.45) +
    circle(0, 0, 118, { fill: metal(defs, 'brass', -118, -118, 118, 118) }) +
    circle(0, 0, 108, {
      fill: linear(
        defs,
        [
          [0, '#4a4034'],
          [1, '#2c261f'],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    gear(defs, -34, 22, 58, 40, 'brass') +
    gear(defs, 46, 30, 38, 28, 'steel', 4) +
    gear(defs, 14, -48, 44, 34, 'brass', 6) +
    gear(defs, -52, -48, 26, 22, 'steel', 4) +
    [0, 120, 240]
      .map((a) =>
        circle(98 * Math.sin((a * Math.PI) / 180), -98 * Math.cos((a * Math.PI) / 180), 6, { fill: '#c9cdd0' }),
      )
      .join('')
  return (
    at(works, rng.between(520, 640), rng.between(580, 660), 3.4, rng.between(0, 360)) +
    at(screwdriver(defs, accent), 640, 1290, 3, -28) +
    at(loupe(defs), 250, 1180, 3, 0) +
    at(gear(defs, 0, 0, 26, 22, 'brass', 4), 960, 1130, 3, 0) +
    at(gear(defs, 0, 0, 16, 16, 'steel', 4), 1050, 1000, 3, 0)
  )
}

function giftWrap({ defs, rng, tones, accent, paper }: Bench): string {
  const sheet = mix(tones[3]!, paper, 0.25)
  let dots = ''
  for (let y = 0; y < 9; y++)
    for (let x = 0; x < 7; x++) dots += `M${num(22 + x * 34 + (y % 2) * 17)} ${num(20 + y * 34)}h.1`
  const parcel =
    boxShadow(defs, 6, 12, 250, 310, 14, 0.42) +
    rect(
      0,
      0,
      250,
      310,
      {
        fill: linear(
          defs,
          [
            [0, lighter(sheet, 0.04)],
            [1, darker(sheet, 0.05)],
          ],
          0,
          0,
          1,
          1,
        ),
      },
      2,
    ) +
    path(dots, { stroke: accent, strokeOpacity: 0.55, width: 7, cap: 'round' }) +
    rect(108, 0, 30, 310, { fill: accent }) +
    rect(0, 128, 250, 30, { fill: accent }) +
    rect(112, 0, 6, 310, { fill: '#ffffff', fillOpacity: 0.2 }) +
    rect(0, 132, 250, 6, { fill: '#ffffff', fillOpacity: 0.2 })
  const loops =
    path('M0 0C-90 -70 -110 20 0 0C90 -70 110 20 0 0M0 0L-60 80L-40 84L-34 66M0 0L66 74L48 84L40 62', {
      fill: accent,
      stroke: darker(accent, 0.06),
      width: 3,
      join: 'round',
    }) + circle(0, 0, 14, { fill: darker(accent, 0.05) })
  return (
    at(parcel, 300, 320, 2.4, -5) +
    at(loops, 600, 655, 2, -5) +
    at(scissors(defs), 820, 1240, 2.5, -40) +
    at(twine('#c9a878'), 190, 1250, 2.6, 0) +
    at(ribbon(mix(accent, '#efe6d8', 0.4)), 980, 300, 1.7, 70) +
    at(sprig(rng, 150, '#8fa08a'), 420, 1310, 2.2, -12)
  )
}

/** A sketch of a wall with colour swatches. */
function consultation({ defs, rng, tones, accent, paper }: Bench): string {
  const plan = [
    [30, 40, 60, 80],
    [104, 40, 100, 60],
    [104, 112, 46, 60],
    [160, 112, 44, 44],
    [30, 134, 60, 44],
  ] as const
  const sheet =
    boxShadow(defs, 4, 8, 236, 300, 9, 0.38) +
    rect(0, 0, 236, 300, { fill: '#fbf8f1' }) +
    plan
      .map(([x, y, w, h], i) =>
        rect(x, y, w, h, { fill: i % 2 ? mix(tones[i % 5]!, paper, 0.5) : 'none', stroke: '#3a342c', width: 1.4 }),
      )
      .join('') +
    path('M20 214H216M30 218V250H206V218', { stroke: '#3a342c', width: 1.4 }) +
    path('M30 26h174M30 23v6M204 23v6M218 40v138M215 40h6M215 178h6', { stroke: accent, width: 0.9 }) +
    path(centredTextPath('over the mantel', { face: 'italic', size: 15, x: 118, y: 276 }), { fill: '#3a342c' })
  const swatch = (tone: string) =>
    boxShadow(defs, 2, 4, 70, 96, 5, 0.32) +
    rect(0, 0, 70, 96, { fill: '#fdfbf6' }) +
    rect(5, 5, 60, 66, { fill: tone })
  return (
    at(sheet, 260, 260, 2.6, -4) +
    tones
      .slice(0, 4)
      .map((tone, i) => at(swatch(tone), 640 + i * 86, 1010 + (i % 2) * 40, 1.9, -12 + i * 8))
      .join('') +
    at(cup(defs, '#e9e3d8'), 1010, 330, 2, 30) +
    at(pencil(defs, accent), 200, 1210, 2.5, -12) +
    at(sprig(rng, 130, '#8fa08a'), 120, 1320, 1.8, -8)
  )
}

const benches: Record<ServiceSpec['service'], (bench: Bench) => string> = {
  framing,
  engraving,
  hanging,
  repair,
  'gift-wrap': giftWrap,
  consultation,
}

/** Pictures without text, which may be mirrored. */
const wordless: ReadonlySet<ServiceSpec['service']> = new Set(['framing', 'hanging', 'repair', 'gift-wrap'])

export function servicePicture(defs: SvgDefinitions, rng: Random, product: ServiceSpec): string {
  const palette = palettes[product.palette ?? rng.pick(['hearth', 'fern', 'harbour', 'ochre', 'slate'] as const)]
  const bench = benches[product.service]({
    defs,
    rng,
    tones: palette.tones,
    accent: palette.accent,
    paper: palette.paper,
  })
  const mirrored = wordless.has(product.service) && rng.fork('side').chance(0.5)
  const laid = mirrored ? group(bench, { transform: `${translateBy(W, 0)} ${scaleBy(-1, 1)}` }) : bench
  return flatSurface(defs, rng.fork('surface'), W, H) + laid
}
