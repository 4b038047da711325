import type { ConfigurableOption, ProductDocument, TierPrice } from '@mantel/contract'
import { type PricedProduct, priceProduct, tiersOfGroup } from '@mantel/domain/pricing'
import { websiteOf } from '@mantel/domain/store'
import type { StoredProduct } from '../catalog/index.ts'
import { hidePrices } from './hide-prices.ts'
import { lowestPriceFields } from './lowest-price-fields.ts'
import { priceFields, withCamelCase } from './price-fields.ts'
import { type PriceView, type PriceViewer, priceContext } from './price-view.ts'
import { isDisabled, lacksParts, toPriceable } from './to-priceable.ts'

/** The catalogue document for this viewer. It has no price fields if the viewer may see no prices. */
export function priceDocument(stored: StoredProduct, view: PriceView, viewer: PriceViewer): ProductDocument {
  const context = priceContext(view, viewer)
  const priced = context && priceProduct(toPriceable(stored), context)
  return composeDocument(withoutVariantTexts(stored), priced, view, viewer)
}

/**
 * Like priceDocument, for code that has already removed the variant texts from the product and computed its price. priced: null if there
 * is no price or it is hidden.
 */
export function composeDocument(
  stored: StoredProduct,
  priced: PricedProduct | null,
  view: PriceView,
  viewer: PriceViewer,
): ProductDocument {
  const children = stored.variants.map((variant, index) =>
    childDocument(variant, priced?.variants[index] ?? null, view, viewer),
  )
  const document = {
    ...stored.document,
    ...variantValues(stored),
    ...identityFields(stored),
    ...salesFields(stored),
    category_ids: stored.categories.map(({ category_id }) => category_id),
    category: stored.categories,
    product_links: stored.links,
    configurable_children: stored.typeId === 'configurable' ? children : undefined,
    ...prices(stored, priced, view, viewer),
  }
  const hidden = view.view.prices.needGroupToken && viewer.groupId === null
  // Stored attributes may be anything, so only the fields set here are known to the compiler.
  return (hidden ? hidePrices(document) : document) as ProductDocument
}

/** Removes the descriptions of variants: they are large and equal to their parent's. */
export function withoutVariantTexts(stored: StoredProduct): StoredProduct {
  if (!stored.variants.some(({ document }) => 'description' in document || 'short_description' in document))
    return stored
  const variants = stored.variants.map((variant) => {
    const { description, short_description, ...document } = variant.document
    return { ...variant, document }
  })
  return { ...stored, variants }
}

function childDocument(variant: StoredProduct, priced: PricedProduct | null, view: PriceView, viewer: PriceViewer) {
  return { ...variant.document, ...identityFields(variant), ...prices(variant, priced, view, viewer) }
}

function identityFields(stored: StoredProduct) {
  const { id, sku, typeId, stock } = stored
  return { id, sku, type_id: typeId, stock: lacksParts(stored) ? { ...stock, is_in_stock: false } : stock }
}

/** The bestseller rank for sorting: the merchant's value plus the quantity sold. */
function salesFields({ document, sold }: StoredProduct) {
  return sold ? { bestseller_attr: (Number(document.bestseller_attr) || 0) + sold } : {}
}

function prices(stored: StoredProduct, priced: PricedProduct | null, view: PriceView, viewer: PriceViewer) {
  const tiers = { tier_prices: wireTiers(stored, view, viewer) }
  if (!priced) return tiers
  const fields = { ...priceFields(priced, stored), ...lowestPriceFields(stored, priced, view, viewer) }
  return { ...(view.view.tax.deprecatedPriceFields ? withCamelCase(fields) : fields), ...tiers }
}

/**
 * Only the tier prices of the viewer's group, each with the price that applies at its quantity: a special price may be lower than the
 * tier price.
 */
function wireTiers(stored: StoredProduct, view: PriceView, viewer: PriceViewer): TierPrice[] {
  if (!view.view.prices.tierPrices) return []
  const tiers = tiersOfGroup(stored.tierPrices, viewer.groupId ?? 0)
  const context = tiers.some(({ qty }) => qty > 1) ? priceContext(view, viewer) : null
  const website_id = websiteOf(view.stores, view.view).id
  return tiers.map((tier) => {
    const priced = context && tier.qty > 1 ? priceProduct(toPriceable(stored), context, tier.qty) : null
    const { net, tax, gross } = priced?.prices.price ?? {}
    return {
      customer_group_id: tier.groupId,
      qty: tier.qty,
      value: tier.value,
      extension_attributes: {
        website_id,
        ...(priced && { price: net, price_tax: tax, price_incl_tax: gross }),
      },
    }
  })
}

/** color_options: [49, 50], the fields that filters on configurable products use. */
function variantValues({ document, variants }: StoredProduct): Record<string, unknown[]> {
  const options = document.configurable_options
  if (!Array.isArray(options)) return {}
  const enabled = variants.filter((variant) => !isDisabled(variant))
  return Object.fromEntries(
    (options as ConfigurableOption[]).map(({ attribute_code: code }) => {
      const values = new Set(enabled.map((variant) => asId(variant.document[code])))
      values.delete(null)
      return [`${code}_options`, [...values]]
    }),
  )
}

/** Option ids are numbers in lists but text in child documents. */
function asId(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
}
