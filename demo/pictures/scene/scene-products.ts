import { type ArtSeries, artSeries } from '../art-series.ts'
import type { Random } from '../drawing/random.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { shelfCard } from '../product/card-picture.ts'
import { drawPlacedProduct } from '../product/draw-placed-product.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import { type CardMotif, type ClockKind, cardMotifs, frameMaterials, type PaletteName } from '../vocabulary.ts'

/** Random products for a scene, in the colours of one palette. */
export type SceneProducts = {
  wallClock(cm: number): DrawnProduct
  shelfClock(kind: Extract<ClockKind, 'mantel' | 'carriage' | 'alarm'>, cm: number): DrawnProduct
  picture(width: number, height: number, sold?: 'print' | 'framed' | 'canvas'): DrawnProduct
  frame(width: number, height: number): DrawnProduct
  card(motif?: CardMotif): DrawnProduct
}

const woods = ['oak', 'walnut', 'ash', 'brass', 'painted', 'steel'] as const
const paints = ['sage', 'forest', 'navy', 'terracotta', 'mustard', 'teal', 'brick', 'cream'] as const

export function createSceneProducts(defs: SvgDefinitions, rng: Random, palette: PaletteName): SceneProducts {
  let count = 0
  const seed = () => `scene/${rng.whole(0, 1e9)}/${count++}`
  const series = rng.shuffled((Object.keys(artSeries) as ArtSeries[]).filter((name) => name !== 'letterpress'))
  let next = 0
  return {
    wallClock: (cm) =>
      drawPlacedProduct(defs, {
        family: 'clock',
        kind: 'wall',
        face: rng.pick(['roman', 'arabic', 'batons', 'bauhaus', 'numberless', 'sunburst', 'station'] as const),
        case: rng.pick(woods),
        colour: rng.pick(paints),
        sizeCm: cm,
        seed: seed(),
      }),
    shelfClock: (kind, cm) =>
      drawPlacedProduct(defs, {
        family: 'clock',
        kind,
        face: rng.pick(['roman', 'arabic', 'batons'] as const),
        case: kind === 'carriage' ? 'brass' : rng.pick(woods),
        colour: rng.pick(paints),
        sizeCm: cm,
        seed: seed(),
      }),
    picture: (width, height, sold = 'framed') =>
      drawPlacedProduct(defs, {
        family: 'wallart',
        artwork: { series: series[next++ % series.length]!, palette, seed: seed() },
        sold,
        frame: rng.pick(['oak', 'walnut', 'black', 'white', 'ash'] as const),
        mount: rng.pick(['white', 'white', 'cream', 'none'] as const),
        size: { width, height },
        seed: seed(),
      }),
    frame: (width, height) =>
      drawPlacedProduct(defs, {
        family: 'frame',
        profile: rng.pick(['flat', 'bevel', 'scoop', 'rounded', 'beaded', 'slim'] as const),
        material: rng.pick(frameMaterials),
        colour: rng.pick(paints),
        mount: rng.pick(['white', 'cream', 'none'] as const),
        layout: 'single',
        photo: { width, height },
        seed: seed(),
      }),
    card: (motif) =>
      shelfCard(defs, {
        family: 'card',
        design: {
          occasion: 'blank',
          style: 'illustrated',
          motif: motif ?? rng.pick(cardMotifs),
          words: '',
          palette,
          seed: seed(),
        },
        size: { width: 12, height: 17 },
        seed: seed(),
      }),
  }
}
