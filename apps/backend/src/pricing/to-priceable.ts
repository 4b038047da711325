import type { BundleOption } from '@mantel/contract'
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
    parts: partsOf(product).map(({ sku, qty }) => {
      const part = product.parts[sku]
      return { product: part ? toPriceable(part) : null, qty }
    }),
  }
}

function partsOf({ typeId, document, links }: StoredProduct): { sku: string; qty: number }[] {
  if (typeId === 'bundle') return defaultChoice(document.bundle_options)
  if (typeId !== 'grouped') return []
  return links
    .filter(({ link_type }) => link_type === 'associated')
    .map((link) => ({ sku: link.linked_product_sku, qty: link.extension_attributes?.qty || cart.groupedLinkQuantity }))
}

/** The default link of each option, otherwise the first one. */
function defaultChoice(options: unknown): { sku: string; qty: number }[] {
  if (!Array.isArray(options)) return []
  return (options as BundleOption[]).flatMap(({ product_links: links }) => {
    const chosen = links.find(({ is_default }) => is_default) ?? links[0]
    return chosen ? [{ sku: chosen.sku, qty: chosen.qty }] : []
  })
}

/**
 * Whether a bundle cannot be put together, or a grouped product has nothing to sell, because the products it consists of
 * do not exist in the store or are disabled.
 */
export function lacksParts({ typeId, document, links, parts }: StoredProduct): boolean {
  const isAvailable = (sku: string) => parts[sku] !== undefined && !isDisabled(parts[sku])
  if (typeId === 'grouped')
    return !links.some((link) => link.link_type === 'associated' && isAvailable(link.linked_product_sku))
  if (typeId !== 'bundle') return false
  const options = Array.isArray(document.bundle_options) ? (document.bundle_options as BundleOption[]) : []
  const isOffered = (option: BundleOption) => option.product_links.some(({ sku }) => isAvailable(sku))
  return !options.some(isOffered) || options.some((option) => option.required && !isOffered(option))
}

/** A disabled product cannot be bought, not even as a variant. */
export function isDisabled(product: StoredProduct | undefined): boolean {
  return product !== undefined && !isEnabled(statusOf(product))
}

function statusOf({ document }: StoredProduct): number {
  return Number(document.status ?? 1)
}
