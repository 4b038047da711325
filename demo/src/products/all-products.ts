import { artProducts } from './art/art-products.ts'
import { cardPack } from './cards/card-packs.ts'
import { cards } from './cards/card-products.ts'
import { clockProduct, clockProducts } from './clocks/clock-products.ts'
import { frameProduct, frameProducts } from './frames/frame-products.ts'
import { giftCardProducts } from './gifts/gift-cards.ts'
import { serviceProducts } from './gifts/services.ts'
import { setProducts } from './gifts/set-products.ts'
import { assortments } from './gifts/trade-assortments.ts'
import { framesOfSets, retiredClocks } from './hidden-products.ts'
import type { ProductModel } from './model.ts'

let made: readonly ProductModel[] | undefined

function make(): ProductModel[] {
  const paper = cards()
  const single = [
    ...clockProducts(),
    ...artProducts(),
    ...frameProducts(),
    ...paper.map((card) => card.model),
    ...giftCardProducts(),
    ...serviceProducts(),
  ]
  const bySku = new Map(single.map((model) => [model.sku, model]))
  const find = (sku: string): ProductModel => {
    const model = bySku.get(sku)
    if (!model) throw new Error(`a set refers to ${sku}, which does not exist`)
    return model
  }
  const others: ProductModel[] = [
    ...setProducts(find),
    ...paper.map(cardPack),
    ...assortments(paper),
    ...retiredClocks.map((row, index) => ({ ...clockProduct('wall', row, 5401 + index), hidden: 'disabled' as const })),
    ...framesOfSets.map((row, index) => ({
      ...frameProduct('single', row, 5411 + index),
      hidden: 'invisible' as const,
    })),
  ]
  return [...single, ...others]
}

/** The whole range, the same in every store; generated once. */
export function allProducts(): readonly ProductModel[] {
  made ??= make()
  return made
}
