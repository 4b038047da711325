import type { PriceFields, ProductDocument } from '@mantel/contract'
import { type Amount, fromPlatform, type PlatformFigures } from '@mantel/domain/pricing'
import type { Engine } from '../engine.ts'

type Figures = { final_price: number; regular_price: number; special_price: number | null }

/**
 * If the store wants it, replaces the prices of the product and its variants by the commerce platform's current ones.
 */
export async function withPlatformPrices(engine: Engine, document: ProductDocument): Promise<ProductDocument> {
  const { view, caller, online } = engine
  if (!view.settings.alwaysSyncPlatformPrices || !online.mayTry()) return document
  const children = document.configurable_children
  const skus = [document.sku, ...(children ?? []).map(({ sku }) => sku)]
  const outcome = await caller.call('productRenderList', {
    query: { skus: skus.join(','), currencyCode: view.i18n.currencyCode, storeId: view.storeId },
  })
  if (!outcome.ok) return document
  const byId = new Map(outcome.result.items.map(({ id, price_info }) => [id, price_info]))
  const priced = <T extends { id: number }>(one: T): T => {
    const info = byId.get(one.id)
    if (!info) return one
    return { ...one, ...priceFields(info, info.extension_attributes.tax_adjustments) }
  }
  return { ...priced(document), configurable_children: children?.map(priced) }
}

function priceFields(gross: Figures, net: Figures): PriceFields {
  const { price, original, special } = fromPlatform(figures(gross), figures(net))
  const fields = (name: string, { net, tax, gross }: Amount) => ({
    [name]: net,
    [`${name}_tax`]: tax,
    [`${name}_incl_tax`]: gross,
  })
  return {
    ...fields('price', price),
    ...fields('original_price', original),
    ...fields('special_price', special ?? { net: 0, tax: 0, gross: 0 }),
  }
}

const figures = ({ final_price, regular_price, special_price }: Figures): PlatformFigures => ({
  final: final_price,
  regular: regular_price,
  special: special_price,
})
