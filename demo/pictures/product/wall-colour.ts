import { random } from '../drawing/random.ts'
import { palettes } from '../material/palettes.ts'
import type { ProductSpec } from '../recipe.ts'
import type { PaletteName } from '../vocabulary.ts'

/** Pale wall colours, so that product lists look uniform; one in nine products has a darker wall. */
const plain = ['#ece5d9', '#e6e4dd', '#e9e2d8', '#e4e6e1', '#ede4db', '#e3e4e4', '#efe9de', '#e7e0d4'] as const
const deep = ['#c9cdbf', '#d6c2b1', '#b9c3c3', '#cfc7b4', '#a9b1a8', '#d9c9bf'] as const

export function wallColour(seed: string, palette?: PaletteName): string {
  const rng = random(`wall/${seed}`)
  if (rng.chance(0.11)) return rng.pick(deep)
  return palette && rng.chance(0.6) ? palettes[palette].wall : rng.pick(plain)
}

/** The palette of a product; undefined if its kind has none. */
export function paletteOf(product: ProductSpec): PaletteName | undefined {
  switch (product.family) {
    case 'wallart':
    case 'print-download':
      return product.artwork.palette
    case 'card':
      return product.design.palette
    case 'cardpack':
      return product.designs[0]?.palette
    case 'giftcard':
    case 'service':
      return product.palette
    default:
      return undefined
  }
}
