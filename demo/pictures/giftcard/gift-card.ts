import { darker, lighter, mix } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import { centredTextPath } from '../drawing/lettering.ts'
import { type Random, random } from '../drawing/random.ts'
import { boxShadow } from '../drawing/shadow.ts'
import { group, path, rect, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { palettes } from '../material/palettes.ts'
import { flatSurface } from '../product-views/flat-lay.ts'
import { productHeight as H, productWidth as W } from '../product-views/product.ts'
import { pencil, ribbon, sprig } from '../prop/flat.ts'
import type { GiftCardSpec, View } from '../recipe.ts'
import { giftCardDrawings, giftCardHeight, giftCardWidth } from './designs.ts'

const usual = { shelf: 'hearth', clockwork: 'fern', gallery: 'rose' } as const

/** Draws the card, 856 × 540 from (0, 0), with thickness and gloss. */
function giftCard(defs: SvgDefinitions, product: GiftCardSpec): string {
  const palette = palettes[product.palette ?? usual[product.design]]
  const clip = defs.define(
    (id) => `<clipPath id="${id}"><rect width="${giftCardWidth}" height="${giftCardHeight}" rx="32"/></clipPath>`,
  )
  const print = giftCardDrawings[product.design]({
    defs,
    rng: random(`giftcard/${product.seed}`),
    palette,
    amount: product.amount ?? '',
  })
  const sheen = linear(
    defs,
    [
      [0, '#ffffff', 0.22],
      [0.35, '#ffffff', 0],
      [0.36, '#ffffff', 0.08],
      [0.6, '#ffffff', 0],
      [1, '#1a0f05', 0.08],
    ],
    0,
    0,
    1,
    0.8,
  )
  return (
    boxShadow(defs, 8, 16, giftCardWidth, giftCardHeight, 26, 0.4) +
    group(print + rect(0, 0, giftCardWidth, giftCardHeight, { fill: sheen }), { clip }) +
    rect(1, 1, giftCardWidth - 2, giftCardHeight - 2, { stroke: '#ffffff', strokeOpacity: 0.4, width: 2 }, 32)
  )
}

/** The sleeve of the gift card. */
function sleeve(defs: SvgDefinitions, product: GiftCardSpec, open: boolean): string {
  const palette = palettes[product.palette ?? usual[product.design]]
  const paper = mix(palette.tones[1], palette.paper, 0.18)
  const [w, h] = [980, 680]
  const face = linear(
    defs,
    [
      [0, lighter(paper, 0.04)],
      [1, darker(paper, 0.05)],
    ],
    0,
    0,
    1,
    1,
  )
  const words = path(centredTextPath('for you', { face: 'italic', size: 120, x: w / 2, y: h / 2 - 10 }), {
    fill: '#fbf6ec',
  })
  return (
    boxShadow(defs, 10, 20, w, h, 34, 0.42) +
    rect(0, 0, w, h, { fill: face }, 6) +
    (open ? rect(40, 40, w - 80, h - 80, { stroke: '#ffffff', strokeOpacity: 0.3, width: 3 }) : words)
  )
}

export function giftCardPicture(defs: SvgDefinitions, rng: Random, product: GiftCardSpec, view: View): string {
  const accent = palettes[product.palette ?? usual[product.design]].accent
  const placed = (
    content: string,
    x: number,
    y: number,
    k: number,
    turn: number,
    w = giftCardWidth,
    h = giftCardHeight,
  ) =>
    group(group(content, { transform: translateBy(-w / 2, -h / 2) }), {
      transform: `${translateBy(x, y)} ${scaleBy(k)} ${rotateBy(turn)}`,
    })
  let out = flatSurface(defs, rng, W, H)
  switch (view) {
    case 'detail':
      return out + placed(giftCard(defs, product), W * 0.5, H * 0.48, 1.9, -8)
    case 'pack':
    case 'back':
      out += group(sprig(rng, 210, '#8fa08a'), {
        transform: `${translateBy(200, 1260)} ${scaleBy(3)} ${rotateBy(-30)}`,
      })
      return (
        out +
        placed(sleeve(defs, product, false), W / 2, H * 0.44, 0.92, -5, 980, 680) +
        group(ribbon(accent), { transform: `${translateBy(W * 0.52, H * 0.73)} ${scaleBy(3.6)} ${rotateBy(8)}` })
      )
    case 'angle':
    case 'room':
      out +=
        placed(sleeve(defs, product, true), W * 0.53, H * 0.56, 0.86, 12, 980, 680) +
        placed(giftCard(defs, product), W * 0.48, H * 0.45, 0.98, -9)
      return (
        out + group(pencil(defs, accent), { transform: `${translateBy(300, 1250)} ${scaleBy(3.6)} ${rotateBy(-14)}` })
      )
    default:
      out += group(sprig(rng, 220, '#8fa08a'), {
        transform: `${translateBy(130, 330)} ${scaleBy(3.2)} ${rotateBy(24)}`,
      })
      return (
        out +
        placed(sleeve(defs, product, true), W * 0.52, H * 0.55, 0.92, 5, 980, 680) +
        placed(giftCard(defs, product), W * 0.5, H * 0.5, 1.02, -4)
      )
  }
}
