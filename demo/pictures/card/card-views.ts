import { linear } from '../drawing/gradient.ts'
import { textPath } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { boxShadow } from '../drawing/shadow.ts'
import { group, num, path, rect, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { palettes } from '../material/palettes.ts'
import { flatSurface } from '../product-views/flat-lay.ts'
import { productHeight as H, productWidth as W } from '../product-views/product.ts'
import { table } from '../product-views/table.ts'
import { wall } from '../product-views/wall.ts'
import { cup, pencil, sprig, twine } from '../prop/flat.ts'
import type { CardSpec } from '../recipe.ts'
import { blankPage, envelope, envelopeSize, printedFront } from './paper.ts'
import { envelopePaper, standingCard } from './standing.ts'

/** The front view: the card stands half open before its envelope. */
export function cardStanding(defs: SvgDefinitions, rng: Random, product: CardSpec, wallColour: string): string {
  const card = standingCard(defs, product)
  const k = Math.min(920 / card.w, 900 / card.h)
  const foot = Math.min(1200, H / 2 + (card.h * k) / 2 + 70)
  const x = W / 2 - (card.w * k) / 2
  return (
    wall(defs, rng, wallColour, W, H) +
    table(defs, rng.fork('table'), foot - 150) +
    group(card.markup, { transform: `${translateBy(x, foot)} ${scaleBy(k)}` })
  )
}

/** The card on its envelope from above, with a pen. */
export function cardLying(defs: SvgDefinitions, rng: Random, product: CardSpec): string {
  const [w, h] = [product.size.width * 10, product.size.height * 10]
  const e = envelopeSize(product.size)
  const k = Math.min(690 / w, 940 / h)
  const tilt = rng.pick([-7, 6, -5])
  const prop = rng.pick(['pencil', 'sprig', 'cup', 'twine'] as const)
  const palette = palettes[product.design.palette]
  const placed = (content: string, x: number, y: number, turn: number) =>
    group(content, { transform: `${translateBy(x, y)} ${scaleBy(k)} ${rotateBy(turn)}` })
  const shadow = (sw: number, sh: number) => boxShadow(defs, 2, 3, sw, sh, 5, 0.35)
  let out = flatSurface(defs, rng, W, H)
  if (prop === 'sprig') out += placed(sprig(rng, 190, '#8fa08a'), 170, 1330, -62)
  if (prop === 'cup') out += placed(cup(defs, '#e9e3d8'), 1040, 230, 20)
  if (prop === 'twine') out += placed(twine('#c9a878'), 1030, 1290, 0)
  out += placed(
    group(shadow(e.w, e.h) + envelope(defs, e.w, e.h, envelopePaper(product)), {
      transform: translateBy(-e.w / 2, -e.h / 2),
    }),
    W * 0.55,
    H * 0.55,
    tilt + (w > h ? 4 : 76),
  )
  out += placed(
    group(shadow(w, h) + printedFront(defs, product.design, product.size) + rect(0, 0, w, h, { fill: sheen(defs) }), {
      transform: translateBy(-w / 2, -h / 2),
    }),
    W * 0.48,
    H * 0.485,
    tilt,
  )
  if (prop === 'pencil') out += placed(pencil(defs, palette.accent), 760, 1240, -24)
  return out
}

/** The card opened flat, face down: back with the logo and front side by side, part of the inside visible below. */
export function cardOpen(defs: SvgDefinitions, rng: Random, product: CardSpec): string {
  const [w, h] = [product.size.width * 10, product.size.height * 10]
  const k = Math.min(960 / (2 * w), 840 / h)
  const fold = linear(
    defs,
    [
      [0, '#1a0f05', 0.02],
      [0.46, '#1a0f05', 0.03],
      [0.5, '#1a0f05', 0.16],
      [0.53, '#ffffff', 0.12],
      [1, '#1a0f05', 0.04],
    ],
    0,
    0,
    1,
    0,
  )
  const mark =
    path(textPath('Mantel', { face: 'light', size: 6.4, x: w * 0.5, y: h * 0.93, tracking: 0.03 }), {
      fill: '#8a8072',
    }) + path(`M${num(w * 0.5 - 10)} ${num(h * 0.93 - 7)}h20`, { stroke: '#8a8072', width: 0.35 })
  const cover = group(printedFront(defs, product.design, product.size), { transform: translateBy(w, 0) })
  const spread =
    boxShadow(defs, 3, 5, 2 * w, h, 7, 0.38) +
    rect(0, 0, w, h, { fill: '#f7f3ea' }) +
    mark +
    cover +
    rect(0, 0, 2 * w, h, { fill: fold })
  const inside = boxShadow(defs, 2, 3, w, h, 5, 0.34) + blankPage(defs, w, h)
  const e = envelopeSize(product.size)
  const placed = (content: string, cw: number, ch: number, x: number, y: number, turn: number) =>
    group(group(content, { transform: translateBy(-cw / 2, -ch / 2) }), {
      transform: `${translateBy(x, y)} ${scaleBy(k)} ${rotateBy(turn)}`,
    })
  return (
    flatSurface(defs, rng, W, H) +
    placed(
      boxShadow(defs, 2, 3, e.w, e.h, 5, 0.35) + envelope(defs, e.w, e.h, envelopePaper(product)),
      e.w,
      e.h,
      W * 0.68,
      H * 0.72,
      rng.between(-14, -4),
    ) +
    placed(inside, w, h, W * 0.3, H * 0.7, rng.between(6, 14)) +
    placed(spread, 2 * w, h, W / 2, H * 0.42, rng.between(-5, 2)) +
    group(pencil(defs, palettes[product.design.palette].accent), {
      transform: `${translateBy(W * rng.between(0.34, 0.46), H * 0.86)} ${scaleBy(k)} ${rotateBy(rng.between(-20, 4))}`,
    })
  )
}

const sheen = (defs: SvgDefinitions): string =>
  linear(
    defs,
    [
      [0, '#ffffff', 0.14],
      [0.5, '#ffffff', 0],
      [1, '#1a0f05', 0.06],
    ],
    0,
    0,
    1,
    1,
  )
