import { contrastingInk, mix } from '../drawing/colour.ts'
import { centredTextPath } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { boxShadow } from '../drawing/shadow.ts'
import { group, path, rect, rotateBy, scaleBy, translateBy, use } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { palettes } from '../material/palettes.ts'
import { flatSurface } from '../product-views/flat-lay.ts'
import { productHeight as H, productWidth as W } from '../product-views/product.ts'
import { cup, pencil, sprig, twine } from '../prop/flat.ts'
import type { CardPackSpec } from '../recipe.ts'
import { envelope, envelopeSize, printedFront } from './paper.ts'

/** Six cards fanned out over their envelopes. */
export function packFanned(defs: SvgDefinitions, rng: Random, product: CardPackSpec): string {
  const [w, h] = [product.size.width * 10, product.size.height * 10]
  const count = Math.min(6, Math.max(2, product.count))
  const spread = 9.5
  const half = 1.3 * h * Math.sin((spread * (count - 1) * Math.PI) / 360) + w / 2
  const k = Math.min(1000 / (2 * half), 640 / h)
  const fronts = symbols(defs, product)
  let out = flatSurface(defs, rng, W, H) + companion(defs, rng)
  const e = envelopeSize(product.size)
  out += group(envelopes(defs, product, e), {
    transform: `${translateBy(W * 0.74, H * 0.77)} ${scaleBy(k * 0.94)} ${rotateBy(-12)}`,
  })
  for (let i = 0; i < count; i++) {
    const angle = (i - (count - 1) / 2) * spread
    const card =
      boxShadow(defs, 2, 3, w, h, 5, 0.3) +
      use(fronts[i % fronts.length]!) +
      rect(0, 0, w, h, { stroke: '#1a0f05', strokeOpacity: 0.12, width: 0.5 })
    out += group(group(card, { transform: translateBy(-w / 2, -h * 1.3) }), {
      transform: `${translateBy(W * 0.47, H * 0.46 + h * k * 0.86)} ${scaleBy(k)} ${rotateBy(angle)}`,
    })
  }
  return out
}

function companion(defs: SvgDefinitions, rng: Random): string {
  const at = (content: string, x: number, y: number, k: number, turn: number) =>
    group(content, { transform: `${translateBy(x, y)} ${scaleBy(k)} ${rotateBy(turn)}` })
  return rng.pick([
    () =>
      at(
        sprig(rng, 210, rng.pick(['#8fa08a', '#a3ad84', '#7d9484'])),
        rng.between(120, 220),
        250,
        3.4,
        rng.between(8, 24),
      ),
    () => at(cup(defs, rng.pick(['#e9e3d8', '#c9d0cb', '#d9b8a6'])), 1010, 250, 2.3, rng.between(-30, 30)),
    () => at(twine(rng.pick(['#c9a878', '#b9655a', '#8a9a8a'])), 200, 300, 3, 0),
    () => at(pencil(defs, rng.pick(['#c0452f', '#2c6a6c', '#cf9b35'])), 190, 1330, 3, rng.between(-18, -6)),
  ])()
}

/** The pack as sold, held by a paper band. */
export function packBanded(defs: SvgDefinitions, rng: Random, product: CardPackSpec): string {
  const [w, h] = [product.size.width * 10, product.size.height * 10]
  const k = Math.min(680 / w, 900 / h)
  const palette = palettes[product.designs[0]?.palette ?? 'chalk']
  const band = mix(palette.tones[3], palette.paper, 0.3)
  const label = path(
    centredTextPath(`${product.count} cards · ${product.count} envelopes`, {
      face: 'sansMedium',
      size: w * 0.048,
      x: w / 2,
      y: h * 0.8,
      tracking: 0.06,
    }),
    { fill: contrastingInk(band) },
  )
  const first = symbols(defs, product)[0]!
  let stack = boxShadow(defs, 4, 7, w, h, 10, 0.45)
  for (let i = 4; i > 0; i--) stack += rect(i * 0.9, i * 1.1, w, h, { fill: i % 2 ? '#efe9de' : '#dcd4c5' }, 0.6)
  stack +=
    use(first) +
    rect(-0.6, h * 0.73, w + 4.6, h * 0.14, { fill: '#1a0f05', fillOpacity: 0.18, transform: translateBy(0, 1.6) }) +
    rect(-0.6, h * 0.73, w + 1.2, h * 0.14, { fill: band }) +
    label
  return (
    flatSurface(defs, rng, W, H) +
    group(group(stack, { transform: translateBy(-w / 2, -h / 2) }), {
      transform: `${translateBy(W / 2, H / 2)} ${scaleBy(k)} ${rotateBy(rng.pick([-5, 4]))}`,
    })
  )
}

const symbols = (defs: SvgDefinitions, product: CardPackSpec): string[] =>
  product.designs
    .slice(0, 6)
    .map((design) => defs.symbol((id) => `<g id="${id}">${printedFront(defs, design, product.size)}</g>`))

function envelopes(defs: SvgDefinitions, product: CardPackSpec, e: { w: number; h: number }): string {
  const palette = palettes[product.designs[0]?.palette ?? 'chalk']
  const paper = mix(palette.tones[3], '#efe6d4', 0.5)
  const one = defs.symbol((id) => `<g id="${id}">${envelope(defs, e.w, e.h, paper)}</g>`)
  return [10, 5, 0]
    .map((turn, i) =>
      group(boxShadow(defs, 2, 3, e.w, e.h, 5, 0.3) + use(one), {
        transform: `${rotateBy(turn)} ${translateBy(-e.w / 2 + i * 2, -e.h / 2)}`,
      }),
    )
    .join('')
}
