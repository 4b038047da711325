import type { ProductLink } from '@mantel/contract'
import type { DemoView } from '../demo-view.ts'
import type { ProductModel } from '../products/model.ts'
import { type OfferedProduct, productsOfStore } from '../products/products-of-store.ts'
import { random } from '../random.ts'

export type LinkFinder = (offered: OfferedProduct) => ProductLink[]

/**
 * Links a product to others that the store sells: products by the same maker, a more expensive alternative, and matching
 * products.
 */
export function linkFinder(view: DemoView): LinkFinder {
  const shown = productsOfStore(view).filter(
    ({ model, merchandise }) => !model.hidden && merchandise.visibility === 4 && model.type !== 'amgiftcard',
  )
  const by = (key: (model: ProductModel) => string | undefined) => {
    const groups = new Map<string, ProductModel[]>()
    for (const { model } of shown) {
      const name = key(model)
      if (!name) continue
      const group = groups.get(name)
      if (group) group.push(model)
      else groups.set(name, [model])
    }
    return (name: string | undefined) => (name ? (groups.get(name) ?? []) : [])
  }
  const sameHand = by((model) => model.choices.artist ?? model.choices.brand)
  const sameLeaf = by((model) => String(model.categories[0] ?? model.trade?.category))
  const inFamily = by((model) => model.family)
  const goesWith = { clocks: 'cards', wallart: 'frames', frames: 'wallart', cards: 'cards', gifts: 'cards' } as const

  return ({ model }) => {
    const choose = random(`${model.sku} links`)
    const taken = new Set([model.sku])
    const some = (models: readonly ProductModel[], count: number) => {
      const found: ProductModel[] = []
      for (let tries = 0; found.length < count && tries < count * 4 && models.length > 0; tries++) {
        const other = choose.pick(models)
        if (taken.has(other.sku)) continue
        taken.add(other.sku)
        found.push(other)
      }
      return found
    }
    const link = (type: ProductLink['link_type'], models: readonly ProductModel[]) =>
      models.map(
        (other, index): ProductLink => ({
          sku: model.sku,
          link_type: type,
          linked_product_sku: other.sku,
          linked_product_type: other.type,
          position: index + 1,
        }),
      )
    const finer = sameLeaf(String(model.categories[0] ?? model.trade?.category)).filter(
      ({ price }) => price > model.price,
    )
    return [
      ...partLinks(model, shown),
      ...link('related', some(sameHand(model.choices.artist ?? model.choices.brand), 4)),
      ...link('upsell', some(finer, 2)),
      ...link('crosssell', some(inFamily(goesWith[model.family]), 3)),
    ]
  }
}

function partLinks(model: ProductModel, shown: readonly OfferedProduct[]): ProductLink[] {
  return (model.parts ?? []).map(({ sku, quantity }, index) => ({
    sku: model.sku,
    link_type: 'associated',
    linked_product_sku: sku,
    linked_product_type: shown.find((one) => one.model.sku === sku)?.model.type ?? 'simple',
    position: index + 1,
    extension_attributes: { qty: quantity },
  }))
}
