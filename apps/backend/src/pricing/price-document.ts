import type { ConfigurableOption, ProductDocument, TierPrice } from '@mantel/contract'
import { ownTiers, type PricedProduct, priceProduct } from '@mantel/domain/pricing'
import { websiteOf } from '@mantel/domain/store'
import type { StoredProduct } from '../catalog/index.ts'
import { hidePrices } from './hide-prices.ts'
import { priceFields, withCamelCase } from './price-fields.ts'
import { type PriceView, type PriceViewer, priceContext } from './price-view.ts'
import { isOff, toPriceable } from './to-priceable.ts'

/** The catalogue document as this viewer sees it. Without the right to prices it holds no price field at all. */
export function priceDocument(stored: StoredProduct, view: PriceView, viewer: PriceViewer): ProductDocument {
  const context = priceContext(view, viewer)
  const priced = context && priceProduct(toPriceable(stored), context)
  return composeDocument(withLightVariants(stored), priced, view, viewer)
}

/** For callers that have light variants and the price already; priced is null where there is none or none may be seen. */
export function composeDocument(
  stored: StoredProduct,
  priced: PricedProduct | null,
  view: PriceView,
  viewer: PriceViewer,
): ProductDocument {
  const children = stored.variants.map((variant, index) =>
    child(variant, priced?.variants[index] ?? null, view, viewer),
  )
  const document = {
    ...stored.document,
    ...variantValues(stored),
    ...identity(stored),
    ...sales(stored),
    category_ids: stored.categories.map(({ category_id }) => category_id),
    category: stored.categories,
    product_links: stored.links,
    ...(stored.typeId === 'configurable' && { configurable_children: children }),
    ...prices(stored, priced, view, viewer),
  }
  const hidden = view.view.prices.needGroupToken && viewer.groupId === null
  // Stored attributes may be anything, so only the fields set here are known to the compiler.
  return (hidden ? hidePrices(document) : document) as ProductDocument
}

/** The texts of a variant are too big to repeat, and its parent's anyway. */
export function withLightVariants(stored: StoredProduct): StoredProduct {
  if (!stored.variants.some(({ document }) => 'description' in document || 'short_description' in document))
    return stored
  const variants = stored.variants.map((variant) => {
    const { description, short_description, ...document } = variant.document
    return { ...variant, document }
  })
  return { ...stored, variants }
}

function child(variant: StoredProduct, priced: PricedProduct | null, view: PriceView, viewer: PriceViewer) {
  return { ...variant.document, ...identity(variant), ...prices(variant, priced, view, viewer) }
}

function identity({ id, sku, typeId, stock }: StoredProduct) {
  return { id, sku, type_id: typeId, stock }
}

/** What lists are sorted by: where the merchant ranks it, and every piece that was sold since. */
function sales({ document, sold }: StoredProduct) {
  return sold ? { bestseller_attr: (Number(document.bestseller_attr) || 0) + sold } : {}
}

function prices(stored: StoredProduct, priced: PricedProduct | null, view: PriceView, viewer: PriceViewer) {
  const tiers = { tier_prices: wireTiers(stored, view, viewer) }
  if (!priced) return tiers
  const fields = priceFields(priced, stored)
  return { ...(view.view.tax.deprecatedPriceFields ? withCamelCase(fields) : fields), ...tiers }
}

/** Nobody's tiers but the viewer's own. */
function wireTiers({ tierPrices }: StoredProduct, { view, stores }: PriceView, { groupId }: PriceViewer): TierPrice[] {
  if (!view.prices.tierPrices) return []
  const website_id = websiteOf(stores, view).id
  return ownTiers(tierPrices, groupId ?? 0).map((tier) => ({
    customer_group_id: tier.groupId,
    qty: tier.qty,
    value: tier.value,
    extension_attributes: { website_id },
  }))
}

/** color_options: [49, 50], what filters on a configurable product ask for. */
function variantValues({ document, variants }: StoredProduct): Record<string, unknown[]> {
  const options = document.configurable_options
  if (!Array.isArray(options)) return {}
  const enabled = variants.filter((variant) => !isOff(variant))
  return Object.fromEntries(
    (options as ConfigurableOption[]).map(({ attribute_code: code }) => {
      const values = new Set(enabled.map((variant) => asId(variant.document[code])))
      values.delete(null)
      return [`${code}_options`, [...values]]
    }),
  )
}

/** Option ids travel as numbers in lists, as text in children. */
function asId(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
}
