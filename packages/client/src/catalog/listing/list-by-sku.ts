import type { ProductDocument } from '@mantel/contract'
import { listedStatuses } from '@mantel/domain/catalog'
import type { Engine } from '../../engine.ts'
import { loadAttributes } from '../attributes.ts'
import { type Loaded, loadedValue, noResultsProblem, problemOf } from '../loaded.ts'
import { cardFields } from '../queries/fields.ts'
import { listedFilters } from '../queries/listing.ts'
import { attributeFilter, searchRequest } from '../queries/search-request.ts'
import { queryCatalog } from '../query-catalog.ts'
import { cardAttributes, type ProductCard } from '../views/product-card.ts'
import { type StockView, stockView } from '../views/stock-view.ts'
import { productCards } from './product-cards.ts'

export type BySkuOptions = {
  /** Also products that are not listed on their own, such as parts of sets. Default false. */
  hidden?: boolean
}

/** Product cards by SKU, in the given order, without unavailable products. None if they cannot be loaded. */
export async function listBySku(
  engine: Engine,
  skus: readonly string[],
  options: BySkuOptions = {},
): Promise<ProductCard[]> {
  const found = await findBySku(engine, skus, options)
  return found.ok ? found.value : []
}

/** Like listBySku, but reports a failure, for callers that load the cards again later. */
export async function findBySku(
  engine: Engine,
  skus: readonly string[],
  { hidden = false }: BySkuOptions = {},
): Promise<Loaded<ProductCard[]>> {
  const documents = await findDocuments(engine, skus, { hidden, fields: cardFields })
  return documents.ok ? loadedValue(await productCards(engine, documents.value)) : documents
}

/** A product of a set with its stock, which decides whether the set can be bought. */
export type ListedPart = { card: ProductCard; stock: StockView }

/** The products of a set by SKU. They need not be listed on their own. */
export async function listParts(engine: Engine, skus: readonly string[]): Promise<Map<string, ListedPart>> {
  const found = await findDocuments(engine, skus, { hidden: true, fields: partFields })
  const documents = found.ok ? found.value : []
  const cards = await productCards(engine, documents)
  return new Map(documents.map((document, at) => [document.sku, { card: cards[at]!, stock: stockView(document) }]))
}

const partFields = [...cardFields.filter((field) => !field.startsWith('stock.')), 'stock', 'preorder_date']

async function findDocuments(
  engine: Engine,
  skus: readonly string[],
  { hidden, fields }: { hidden: boolean; fields: readonly string[] },
): Promise<Loaded<ProductDocument[]>> {
  const wanted = [...new Set(skus)]
  if (wanted.length === 0) return loadedValue([])
  const rules = hidden ? [attributeFilter('status', { in: listedStatuses })] : listedFilters(engine.view)
  const [answer] = await Promise.all([
    queryCatalog(engine, {
      type: 'product',
      request: searchRequest({ filters: [attributeFilter('sku', { in: wanted }), ...rules] }),
      size: wanted.length,
      include: fields,
    }),
    loadAttributes(engine, cardAttributes),
  ])
  if (!answer.ok) return problemOf(answer)
  if (answer.result.noresults) return noResultsProblem(answer.result)
  const bySku = new Map((answer.result.items as unknown as ProductDocument[]).map((item) => [item.sku, item]))
  return loadedValue(wanted.flatMap((sku) => bySku.get(sku) ?? []))
}
