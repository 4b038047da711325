import type { ProductDocument } from '@mantel/contract'
import type { EngineView } from '../../engine.ts'
import { type PriceView, priceView } from '../views/price-view.ts'

/** A lower price from a quantity on, of the product or of one of its variants. */
export type TierView = { sku: string; quantity: number; price: PriceView }

/** The server sends only the tiers of the buyer's own group, with the amounts that a cart would charge. */
export function tierViews(document: ProductDocument, view: EngineView): TierView[] {
  return [document, ...(document.configurable_children ?? [])].flatMap(({ sku, tier_prices = [] }) =>
    tier_prices.flatMap(({ qty, extension_attributes = {} }) => {
      const price = priceView(extension_attributes, view)
      return price && qty > 1 ? [{ sku, quantity: qty, price }] : []
    }),
  )
}
