import { clock } from '../clock/clock.ts'
import { random } from '../drawing/random.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { photoFrame } from '../frame/frame.ts'
import { colours, palettes } from '../material/palettes.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { ClockSpec, FrameSpec, WallArtSpec } from '../recipe.ts'
import { wallArt } from '../wallart/wall-art.ts'

/** Products that hang or stand. */
export type PlacedProductSpec = ClockSpec | WallArtSpec | FrameSpec

export function drawPlacedProduct(defs: SvgDefinitions, product: PlacedProductSpec): DrawnProduct {
  switch (product.family) {
    case 'clock':
      return clock(defs, product)
    case 'wallart':
      return wallArt(defs, product)
    case 'frame':
      return photoFrame(defs, product)
  }
}

/** A matching colour for cushions, ribbons and bands. */
export function accentFor(product: PlacedProductSpec): string {
  if (product.family === 'wallart') return palettes[product.artwork.palette].tones[1]
  if (product.colour) return colours[product.colour]
  return colours[
    random(`accent/${product.seed}`).pick([
      'sage',
      'terracotta',
      'teal',
      'mustard',
      'navy',
      'forest',
      'plum',
      'brick',
    ] as const)
  ]
}
