import { palettes } from '../material/palettes.ts'
import { darker, lighter, mix } from '../pen/colour.ts'
import { linear } from '../pen/gradient.ts'
import { lettersCentred } from '../pen/lettering.ts'
import { type Random, random } from '../pen/random.ts'
import { boxShadow } from '../pen/shadow.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, path, rect, rotateBy, scaleBy, translateBy } from '../pen/svg.ts'
import { pencil, ribbon, sprig } from '../prop/flat.ts'
import type { GiftCardThing, View } from '../recipe.ts'
import { flatSurface } from '../stage/flat-lay.ts'
import { productHeight as H, productWidth as W } from '../stage/product.ts'
import { giftH, giftPrints, giftW } from './designs.ts'

const usual = { shelf: 'hearth', clockwork: 'fern', gallery: 'rose' } as const

/** Draws the card, 856 × 540 from (0, 0), with thickness and gloss. */
function giftCard(on: Sheet, thing: GiftCardThing): string {
  const palette = palettes[thing.palette ?? usual[thing.design]]
  const clip = on.define((id) => `<clipPath id="${id}"><rect width="${giftW}" height="${giftH}" rx="32"/></clipPath>`)
  const print = giftPrints[thing.design]({
    on,
    rng: random(`giftcard/${thing.seed}`),
    palette,
    amount: thing.amount ?? '',
  })
  const sheen = linear(
    on,
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
    boxShadow(on, 8, 16, giftW, giftH, 26, 0.4) +
    group(print + rect(0, 0, giftW, giftH, { fill: sheen }), { clip }) +
    rect(1, 1, giftW - 2, giftH - 2, { stroke: '#ffffff', strokeOpacity: 0.4, width: 2 }, 32)
  )
}

/** The sleeve of the gift card. */
function sleeve(on: Sheet, thing: GiftCardThing, open: boolean): string {
  const palette = palettes[thing.palette ?? usual[thing.design]]
  const paper = mix(palette.tones[1], palette.paper, 0.18)
  const [w, h] = [980, 680]
  const face = linear(
    on,
    [
      [0, lighter(paper, 0.04)],
      [1, darker(paper, 0.05)],
    ],
    0,
    0,
    1,
    1,
  )
  const words = path(lettersCentred('for you', { face: 'italic', size: 120, x: w / 2, y: h / 2 - 10 }), {
    fill: '#fbf6ec',
  })
  return (
    boxShadow(on, 10, 20, w, h, 34, 0.42) +
    rect(0, 0, w, h, { fill: face }, 6) +
    (open ? rect(40, 40, w - 80, h - 80, { stroke: '#ffffff', strokeOpacity: 0.3, width: 3 }) : words)
  )
}

export function giftCardPicture(on: Sheet, rng: Random, thing: GiftCardThing, view: View): string {
  const accent = palettes[thing.palette ?? usual[thing.design]].accent
  const placed = (content: string, x: number, y: number, k: number, turn: number, w = giftW, h = giftH) =>
    group(group(content, { transform: translateBy(-w / 2, -h / 2) }), {
      transform: `${translateBy(x, y)} ${scaleBy(k)} ${rotateBy(turn)}`,
    })
  let out = flatSurface(on, rng, W, H)
  switch (view) {
    case 'detail':
      return out + placed(giftCard(on, thing), W * 0.5, H * 0.48, 1.9, -8)
    case 'pack':
    case 'back':
      out += group(sprig(rng, 210, '#8fa08a'), {
        transform: `${translateBy(200, 1260)} ${scaleBy(3)} ${rotateBy(-30)}`,
      })
      return (
        out +
        placed(sleeve(on, thing, false), W / 2, H * 0.44, 0.92, -5, 980, 680) +
        group(ribbon(accent), { transform: `${translateBy(W * 0.52, H * 0.73)} ${scaleBy(3.6)} ${rotateBy(8)}` })
      )
    case 'angle':
    case 'room':
      out +=
        placed(sleeve(on, thing, true), W * 0.53, H * 0.56, 0.86, 12, 980, 680) +
        placed(giftCard(on, thing), W * 0.48, H * 0.45, 0.98, -9)
      return (
        out + group(pencil(on, accent), { transform: `${translateBy(300, 1250)} ${scaleBy(3.6)} ${rotateBy(-14)}` })
      )
    default:
      out += group(sprig(rng, 220, '#8fa08a'), {
        transform: `${translateBy(130, 330)} ${scaleBy(3.2)} ${rotateBy(24)}`,
      })
      return (
        out +
        placed(sleeve(on, thing, true), W * 0.52, H * 0.55, 0.92, 5, 980, 680) +
        placed(giftCard(on, thing), W * 0.5, H * 0.5, 1.02, -4)
      )
  }
}
