import type { ProductLink } from '@mantel/contract'
import { completeOptions, type OptionLabels } from './configurable-options.ts'
import type { ProductRow, ProductRows } from './product-rows.repository.ts'
import { toStockItem } from './stock-item.ts'
import type { PriceStep, ProductCategory, SourcePrices, StoredProduct, StoredTierPrice } from './stored-product.ts'

export type Relation = { owner: number; id: number; kind: 'variant' | 'part'; position: number }

/** Assembles products from the rows of each table. Skips ids without a row. */
export function assembleProducts(
  ids: readonly number[],
  relations: readonly Relation[],
  rows: ProductRows,
  labels: readonly OptionLabels[],
): StoredProduct[] {
  const tiers = Map.groupBy(rows.tiers, (row) => row.product_id)
  const categories = Map.groupBy(rows.categories, (row) => row.product_id)
  const links = Map.groupBy(rows.links, (row) => row.product_id)
  const history = Map.groupBy(rows.history, (row) => row.product_id)
  const byId = new Map(
    rows.products.map((row) => [
      row.id,
      {
        ...toStored(row, tiers.get(row.id) ?? [], categories.get(row.id) ?? [], links.get(row.id) ?? []),
        priceHistory: history.get(row.id)?.map((step) => toStep(step, row.tax_class_id)),
      },
    ]),
  )
  const related = Map.groupBy(relations, (relation) => relation.owner)
  return ids.flatMap((id) => {
    const product = byId.get(id)
    return product ? [withRelated(product, related.get(id) ?? [], byId, labels)] : []
  })
}

function withRelated(
  product: StoredProduct,
  relations: readonly Relation[],
  byId: ReadonlyMap<number, StoredProduct>,
  labels: readonly OptionLabels[],
): StoredProduct {
  const found = (kind: Relation['kind']) =>
    relations.flatMap((relation) => (relation.kind === kind ? (byId.get(relation.id) ?? []) : []))
  const variants = found('variant')
  const options = completeOptions(product.document, variants, labels)
  return {
    ...product,
    document: options.length > 0 ? { ...product.document, configurable_options: options } : product.document,
    variants,
    parts: Object.fromEntries(found('part').map((part) => [part.sku, part])),
  }
}

function toStored(
  row: ProductRow,
  tiers: ProductRows['tiers'],
  categories: ProductRows['categories'],
  links: ProductRows['links'],
): StoredProduct {
  return {
    id: row.id,
    sku: row.sku,
    typeId: row.type_id,
    document: toDocument(row),
    prices: toPrices(row),
    tierPrices: tiers.map(toTier),
    stock: toStockItem(row.id, row),
    sold: row.sold > 0 ? row.sold : undefined,
    categories: categories.map(toCategory),
    links: links.map((link) => toLink(row.sku, link)),
    variants: [],
    parts: {},
  }
}

function toDocument(row: ProductRow): Record<string, unknown> {
  return {
    ...row.attributes,
    id: row.id,
    sku: row.sku,
    type_id: row.type_id,
    name: row.name,
    url_key: row.url_key,
    url_path: row.url_path ?? undefined,
    slug: row.slug,
    status: row.status,
    visibility: row.visibility,
    tax_class_id: String(row.tax_class_id),
  }
}

function toPrices(row: ProductRow): SourcePrices | null {
  if (row.price === null) return null
  return {
    price: Number(row.price),
    specialPrice: row.special_price === null ? null : Number(row.special_price),
    finalPrice: row.final_price === null ? null : Number(row.final_price),
    specialFrom: row.special_from,
    specialTo: row.special_to,
    taxClassId: row.tax_class_id,
  }
}

function toStep({ changed_at, ...step }: ProductRows['history'][number], taxClassId: number): PriceStep {
  return {
    price: Number(step.price),
    specialPrice: step.special_price === null ? null : Number(step.special_price),
    finalPrice: step.final_price === null ? null : Number(step.final_price),
    specialFrom: step.special_from,
    specialTo: step.special_to,
    taxClassId,
    since: changed_at,
  }
}

function toTier({ group_id, qty, value }: ProductRows['tiers'][number]): StoredTierPrice {
  return { groupId: group_id, qty: Number(qty), value: Number(value) }
}

function toCategory({ category_id, name, slug, path, position }: ProductRows['categories'][number]): ProductCategory {
  return { category_id, name, slug, path, position }
}

function toLink(sku: string, link: ProductRows['links'][number]): ProductLink {
  return {
    sku,
    link_type: link.link_type,
    linked_product_sku: link.linked_sku,
    linked_product_type: link.linked_type,
    position: link.position,
    extension_attributes: link.qty === null ? undefined : { qty: Number(link.qty) },
  }
}
