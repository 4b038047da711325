import { type BundleOption, toStockLevel } from '@mantel/contract'
import { isEnabled } from '@mantel/domain/catalog'
import { cart } from '@mantel/domain/constants'
import type { Priceable } from '@mantel/domain/pricing'
import type { StoredProduct } from '../catalog/index.ts'

export function toPriceable(product: StoredProduct): Priceable {
  return {
    typeId: product.typeId,
    status: statusOf(product),
    prices: product.prices,
    tierPrices: product.tierPrices,
    variants: product.variants.map(toPriceable),
    parts: defaultParts(product).map(({ sku, qty }) => {
      const part = product.parts[sku]
      return { product: part ? toPriceable(part) : null, qty }
    }),
  }
}

/** The parts that are included in the price of a set (bundle or grouped product) in product lists. */
export function defaultParts({ typeId, document, links }: StoredProduct): { sku: string; qty: number }[] {
  if (typeId === 'bundle') return defaultChoice(document.bundle_options)
  if (typeId !== 'grouped') return []
  return links
    .filter(({ link_type }) => link_type === 'associated')
    .map((link) => ({ sku: link.linked_product_sku, qty: link.extension_attributes?.qty || cart.groupedLinkQuantity }))
}

/**
 * The default link of each option, otherwise the first one of a required option. An optional part without a default is not in
 * the price: the page may not choose paid extras in advance, and the price in lists is that of the page.
 */
function defaultChoice(given: unknown): { sku: string; qty: number }[] {
  if (!Array.isArray(given)) return []
  const options = given as BundleOption[]
  const chosen = options.flatMap(({ product_links: links, required }) => {
    const link = links.find(({ is_default }) => is_default) ?? (isRequired(required) ? links[0] : undefined)
    return link ? [link] : []
  })
  // Without any default choice, the list shows the price of the first choice of the first option.
  const first = options[0]?.product_links[0]
  const links = chosen.length > 0 || !first ? chosen : [first]
  return links.map(({ sku, qty }) => ({ sku, qty }))
}

/** Imported flags are true, 1 or '1'. */
export const isRequired = (flag: unknown): boolean => flag === true || Number(flag) === 1

/**
 * Whether a bundle cannot be put together, or a grouped product has nothing to sell, because the products it consists of
 * do not exist in the store, are disabled or are sold out.
 */
export function lacksParts({ typeId, document, links, parts }: StoredProduct): boolean {
  const isAvailable = (sku: string, quantity = 1) => setsInStock(parts[sku], quantity) > 0
  if (typeId === 'grouped')
    return !links.some((link) => link.link_type === 'associated' && isAvailable(link.linked_product_sku))
  if (typeId !== 'bundle') return false
  const options = Array.isArray(document.bundle_options) ? (document.bundle_options as BundleOption[]) : []
  const isOffered = (option: BundleOption) => option.product_links.some(({ sku, qty }) => isAvailable(sku, qty))
  return !options.some(isOffered) || options.some((option) => isRequired(option.required) && !isOffered(option))
}

/**
 * The number of sets for which the stock of this part is enough. quantity: units of the part in each set. Infinity: the stock of the part
 * is not counted.
 */
export function setsInStock(part: StoredProduct | undefined, quantity: number): number {
  if (!part || isDisabled(part)) return 0
  const { isInStock, isCounted, available } = toStockLevel(part.stock)
  if (!isInStock) return 0
  return isCounted ? Math.max(0, Math.floor(available / (Number(quantity) || 1))) : Number.POSITIVE_INFINITY
}

/** A disabled product cannot be bought, not even as a variant. */
export function isDisabled(product: StoredProduct | undefined): boolean {
  return product !== undefined && !isEnabled(statusOf(product))
}

function statusOf({ document }: StoredProduct): number {
  return Number(document.status ?? 1)
}
