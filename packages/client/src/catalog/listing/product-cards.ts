import type { ProductDocument } from '@mantel/contract'
import type { Engine } from '../../engine.ts'
import { loadAttributes } from '../attributes.ts'
import { optionLabels } from '../views/option-labels.ts'
import { cardAttributes, type ProductCard, productCard } from '../views/product-card.ts'

/** Converts documents to cards. Loads the makers' names only if the search result does not contain them. */
export async function productCards(
  engine: Engine,
  items: readonly Record<string, unknown>[],
  metadata: readonly unknown[] = [],
): Promise<ProductCard[]> {
  const described = metadata as Iterable<never>
  const fromSearch = optionLabels(described)
  const unknown = cardAttributes.filter((code) =>
    items.some((item) => item[code] && !fromSearch.hasLabel(code, item[code])),
  )
  const attributes = unknown.length > 0 ? await loadAttributes(engine, unknown) : new Map()
  const labels = attributes.size > 0 ? optionLabels([...described, ...attributes.values()]) : fromSearch
  return items.map((item) => productCard(engine, item as unknown as ProductDocument, labels))
}
