import type { CatalogueProduct } from '../shop/read-catalogue.ts'
import type { FacetCounts } from './shown-facets.ts'

export type ChosenFilters = Record<string, string[]>

const ranges = { '0.0-50.0': [0, 50], '50.0-100.0': [50, 100], '100.0-150.0': [100, 150], '150.0-*': [150, Infinity] }

const has = (product: CatalogueProduct, code: string, value: string) => valuesOf(product, code).includes(value)

/** The values of the product itself and of its variants. The value of a price is its price range. */
function valuesOf(product: CatalogueProduct, code: string): string[] {
  if (code === 'price') {
    const price = product.final_price_incl_tax as number
    return Object.entries(ranges).flatMap(([name, [from = 0, to = 0]]) => (price >= from && price < to ? [name] : []))
  }
  const children = (product.configurable_children ?? []) as CatalogueProduct[]
  const given = [product, ...children].flatMap((one) => [one[code]].flat())
  return [...new Set(given.filter((value) => value !== undefined && value !== null && value !== '').map(String))]
}

export function matchingProducts(products: readonly CatalogueProduct[], chosen: ChosenFilters): CatalogueProduct[] {
  return products.filter((product) =>
    Object.entries(chosen).every(([code, values]) => values.some((value) => has(product, code, value))),
  )
}

/**
 * Reference implementation: counts the values of each facet among the products that match all other filters. Includes chosen
 * values even if their count is 0.
 */
export function countedFacets(
  products: readonly CatalogueProduct[],
  codes: readonly string[],
  chosen: ChosenFilters,
): FacetCounts {
  const counts: FacetCounts = {}
  for (const code of codes) {
    const { [code]: own = [], ...others } = chosen
    for (const value of own) counts[`${code} ${value}`] = 0
    for (const product of matchingProducts(products, others))
      for (const value of valuesOf(product, code)) counts[`${code} ${value}`] = (counts[`${code} ${value}`] ?? 0) + 1
  }
  return counts
}
