import { assignUrlPaths } from '../catalog/index.ts'
import { type Db, replaceRows, upsertRows } from '../platform/db/index.ts'
import { ensureCategories } from './category-tree.repository.ts'
import type { Entry, WriteResult } from './draft.ts'
import { readKnownProducts, removePrices, removeVariants } from './known-products.repository.ts'
import { planProducts } from './plan-products.ts'
import type { ProductDraft } from './product-draft.ts'

/**
 * Writes products of one store. Fields that a document omits are removed from the product in this store, except stock.
 */
export async function writeProducts(
  tx: Db,
  storeCode: string,
  entries: readonly Entry<ProductDraft>[],
): Promise<WriteResult> {
  const all = entries.flatMap(({ draft }) => [draft, ...draft.children])
  const known = await readKnownProducts(
    tx,
    storeCode,
    all.map(({ product }) => product.id),
    all.map(({ product }) => product.sku),
  )
  const { drafts, variants, problems, formerParents, newProducts } = planProducts(entries, known)
  const changed = new Set<number>()
  const note = (ids: Iterable<number | string>) => {
    for (const id of ids) changed.add(Number(id))
  }
  const ids = drafts.map(({ product }) => product.id)
  const rowsOf = <T>(pick: (draft: ProductDraft) => readonly T[]) =>
    drafts.flatMap((draft) =>
      pick(draft).map((row) => ({ store_code: storeCode, product_id: draft.product.id, ...row })),
    )
  const owners = { storeCode, column: 'product_id', ids } as const

  await removeVariants(tx, formerParents)
  await upsertRows(tx, 'product', ['id'], newProducts)
  const views = await upsertRows(
    tx,
    'product_view',
    ['store_code', 'product_id'],
    rowsOf(({ view }) => [view]),
  )
  note(views.map(({ product_id }) => product_id))
  const prices = await upsertRows(
    tx,
    'product_price',
    ['store_code', 'product_id'],
    rowsOf(({ price }) => (price ? [price] : [])),
  )
  note(prices.map(({ product_id }) => product_id))
  note(
    await removePrices(
      tx,
      storeCode,
      drafts.filter(({ price }) => price === null).map(({ product }) => product.id),
    ),
  )
  const tierKey = ['store_code', 'product_id', 'group_id', 'qty'] as const
  note(
    await replaceRows(
      tx,
      'product_tier_price',
      owners,
      tierKey,
      rowsOf(({ tiers }) => tiers),
    ),
  )
  await ensureCategories(
    tx,
    drafts.flatMap(({ categories }) => categories.map(({ category_id }) => category_id)),
  )
  const categoryKey = ['store_code', 'product_id', 'category_id'] as const
  note(
    await replaceRows(
      tx,
      'product_category',
      owners,
      categoryKey,
      rowsOf(({ categories }) => categories),
    ),
  )
  const linkKey = ['store_code', 'product_id', 'link_type', 'linked_sku'] as const
  note(
    await replaceRows(
      tx,
      'product_link',
      owners,
      linkKey,
      rowsOf(({ links }) => links),
    ),
  )
  const partKey = ['store_code', 'product_id', 'part_sku'] as const
  note(
    await replaceRows(
      tx,
      'product_part',
      owners,
      partKey,
      rowsOf(({ parts }) => parts.map((part_sku) => ({ part_sku }))),
    ),
  )
  const stock = drafts.flatMap((draft) => (draft.stock ? [{ product_id: draft.product.id, ...draft.stock }] : []))
  note((await upsertRows(tx, 'stock_item', ['product_id'], stock)).map(({ product_id }) => product_id))
  const variantKey = ['store_code', 'parent_id', 'child_id'] as const
  const parents = { storeCode, column: 'parent_id', ids: variants.map(({ parentId }) => parentId) } as const
  const variantRows = variants.flatMap(({ parentId, childIds }) =>
    childIds.map((child_id, position) => ({ store_code: storeCode, parent_id: parentId, child_id, position })),
  )
  note(await replaceRows(tx, 'product_variant', parents, variantKey, variantRows))
  const requestedPaths = drafts.map(({ product, urlPath }) => ({ id: product.id, path: urlPath }))
  note((await assignUrlPaths(tx, storeCode, 'product_id', requestedPaths)).keys())
  return { changed: [...changed], problems }
}
