import { includedChoices } from '../../catalog/product/included-choices.ts'
import type { ProductView } from '../../catalog/product/product-view.ts'
import type { PurchaseChoices } from './create-purchases.ts'

/** The choices that a page starts with. No paid extra is chosen in advance. */
export function defaultChoices({ bundle, grouped }: Pick<ProductView, 'bundle' | 'grouped'>): PurchaseChoices {
  return {
    custom: {},
    bundle: Object.fromEntries(
      bundle.map((option) => {
        const chosen = includedChoices(option)
        return [option.id, { selections: chosen.map(({ id }) => id), quantity: chosen[0]?.quantity ?? 1 }]
      }),
    ),
    grouped: Object.fromEntries(
      grouped.map(({ sku, quantity, stock }) => [sku, stock && stock.state !== 'sold-out' ? quantity : 0]),
    ),
  }
}
