import { type Db, type Row, replaceRows, upsertRows } from '../platform/db/index.ts'
import { ensureCategories } from './category-tree.repository.ts'
import type { DocumentToWrite } from './draft.ts'
import { readProductStates, readStockRows, removePrices, removeVariants } from './known-products.repository.ts'
import { createPlaceholderProducts, releaseSkus } from './move-products.repository.ts'
import type { ImportPlan } from './plan-import.ts'
import type { ProductPlan } from './plan-products.ts'
import type { ProductDraft } from './product-draft.ts'
import { completeStock } from './stock-draft.ts'
import { writePlannedPaths } from './write-planned-paths.ts'

type ProductEntry = DocumentToWrite<ProductDraft>

/**
 * Writes products of one store. Fields that a document omits are removed from the product in this store, except stock.
 */
export async function writeProducts(
  tx: Db,
  storeCode: string,
  entries: readonly ProductEntry[],
  plan: ImportPlan,
): Promise<number[]> {
  const { products } = plan
  const parents = entries.filter(({ id }) => products.documents.get(id)?.typeId === 'configurable')
  const states = await readProductStates(
    tx,
    storeCode,
    entries.flatMap(({ id, draft }) => [id, ...draft.children.map(({ product }) => product.id)]),
  )
  const copies = parents.flatMap(({ id, viewIndex, draft }) =>
    draft.children
      .filter(({ product }) => products.isCopied(viewIndex, id, product.id) && !states.withDocument.has(product.id))
      .map((child) => ({ id: child.product.id, viewIndex, draft: child })),
  )
  const changed = await writeIdentities(tx, entries, copies, states, plan)
  for (const id of await writeData(tx, storeCode, [...entries, ...copies], plan)) changed.add(id)
  const ids = entries.map(({ id }) => id)
  for (const id of await writeVariants(tx, storeCode, parents, plan)) changed.add(id)
  for (const id of await writePlannedPaths(tx, storeCode, 'product_id', ids, plan)) changed.add(id)
  return [...changed]
}

/** Returns the ids of products that are new or have another SKU or type. */
async function writeIdentities(
  tx: Db,
  entries: readonly ProductEntry[],
  copies: readonly ProductEntry[],
  { configurable, stored }: Awaited<ReturnType<typeof readProductStates>>,
  { products }: ImportPlan,
): Promise<Set<number>> {
  const own = entries.map(({ id, draft }) => {
    const { sku = draft.product.sku, typeId = draft.product.type_id } = products.documents.get(id) ?? {}
    return { id, sku, type_id: typeId }
  })
  const added = copies.filter(({ id }) => !stored.has(id)).map(({ draft }) => draft.product)
  await removeVariants(
    tx,
    own.filter(({ id, type_id }) => type_id !== 'configurable' && configurable.has(id)).map(({ id }) => id),
  )
  await releaseSkus(tx, own, products.renamed)
  await upsertRows(tx, 'product', ['id'], [...own, ...added])
  return new Set(own.filter(({ id }) => products.changedIdentities.has(id)).map(({ id }) => id))
}

/** The data of a product in one store, without its variants and its URL path. Returns the ids of changed products. */
async function writeData(
  tx: Db,
  storeCode: string,
  entries: readonly ProductEntry[],
  { products }: ImportPlan,
): Promise<number[]> {
  const drafts = entries.map(({ draft }) => draft)
  const ids = entries.map(({ id }) => id)
  const rowsOf = <T>(pick: (draft: ProductDraft) => readonly T[]) =>
    entries.flatMap(({ id, draft }) => pick(draft).map((row) => ({ store_code: storeCode, product_id: id, ...row })))
  const owners = { storeCode, column: 'product_id', ids } as const
  const key = ['store_code', 'product_id'] as const
  const categories = rowsOf(({ categories }) => categories)
  const links = rowsOf(({ links }) => links)
  const parts = rowsOf(({ parts }) => parts.map((part_sku) => ({ part_sku })))
  const stock = await stockRows(tx, entries, products)
  const views = await upsertRows(
    tx,
    'product_view',
    key,
    rowsOf(({ view }) => [view]),
  )
  const prices = await upsertRows(
    tx,
    'product_price',
    key,
    rowsOf(({ price }) => (price ? [price] : [])),
  )
  const withoutPrice = ids.filter((_, index) => drafts[index]?.price === null)
  const tiers = rowsOf(({ tiers }) => tiers)
  await ensureCategories(
    tx,
    categories.map(({ category_id }) => category_id),
  )
  return [
    ...[...views, ...prices].map(({ product_id }) => Number(product_id)),
    ...(await removePrices(tx, storeCode, withoutPrice)),
    ...(await replaceRows(tx, 'product_tier_price', owners, [...key, 'group_id', 'qty'], tiers)),
    ...(await replaceRows(tx, 'product_category', owners, [...key, 'category_id'], categories)),
    ...(await replaceRows(tx, 'product_link', owners, [...key, 'link_type', 'linked_sku'], links)),
    ...(await replaceRows(tx, 'product_part', owners, [...key, 'part_sku'], parts)),
    ...(await upsertRows(tx, 'stock_item', ['product_id'], stock)).map(({ product_id }) => Number(product_id)),
  ]
}

async function stockRows(
  tx: Db,
  entries: readonly ProductEntry[],
  products: ProductPlan,
): Promise<Row<'stock_item'>[]> {
  const drafts = entries.flatMap(({ id, viewIndex, draft }) =>
    draft.stock && products.decidesStock(viewIndex, id) ? [{ id, stock: draft.stock }] : [],
  )
  const withoutQuantity = drafts.filter(({ stock }) => stock.qty === undefined)
  const stored = await readStockRows(
    tx,
    withoutQuantity.map(({ id }) => id),
  )
  return drafts.map(({ id, stock }) => ({ product_id: id, ...completeStock(stock, stored.get(id)) }))
}

async function writeVariants(
  tx: Db,
  storeCode: string,
  parents: readonly ProductEntry[],
  { products, rejectedProducts, dryRun }: ImportPlan,
): Promise<number[]> {
  const rows = parents.flatMap(({ id, viewIndex }) =>
    products
      .variantsOf(viewIndex, id)
      .filter((childId) => !rejectedProducts.has(childId))
      .map((child_id, position) => ({ store_code: storeCode, parent_id: id, child_id, position })),
  )
  if (dryRun)
    await createPlaceholderProducts(
      tx,
      storeCode,
      rows.map(({ child_id }) => child_id),
    )
  const owners = { storeCode, column: 'parent_id', ids: parents.map(({ id }) => id) } as const
  return replaceRows(tx, 'product_variant', owners, ['store_code', 'parent_id', 'child_id'], rows)
}
