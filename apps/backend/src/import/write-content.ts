import { assignUrlPaths } from '../catalog/index.ts'
import { type ContentType, type Db, upsertRows } from '../platform/db/index.ts'
import type { ContentDraft, ReviewDraft } from './content-draft.ts'
import type { Entry, WriteResult } from './draft.ts'
import { existingProductIds } from './known-products.repository.ts'
import type { TaxRuleDraft } from './tax-rule-draft.ts'

export async function writeContent(
  tx: Db,
  storeCode: string,
  type: ContentType,
  entries: readonly Entry<ContentDraft>[],
): Promise<WriteResult> {
  const drafts = lastOfEach(entries)
  const rows = drafts.map(({ id, identifier, document }) => ({ store_code: storeCode, type, id, identifier, document }))
  const written = await upsertRows(tx, 'content_document', ['store_code', 'type', 'id'], rows)
  const requestedPaths = type === 'cms_page' ? drafts.map(({ id, urlPath }) => ({ id, path: urlPath })) : []
  const readdressed = await assignUrlPaths(tx, storeCode, 'page_id', requestedPaths)
  return { changed: [...new Set([...written.map(({ id }) => Number(id)), ...readdressed.keys()])], problems: [] }
}

export async function writeTaxRules(
  tx: Db,
  storeCode: string,
  entries: readonly Entry<TaxRuleDraft>[],
): Promise<WriteResult> {
  const rows = lastOfEach(entries).map((draft) => ({ store_code: storeCode, ...draft }))
  const written = await upsertRows(tx, 'tax_rule', ['store_code', 'id'], rows)
  return { changed: written.map(({ id }) => Number(id)), problems: [] }
}

/** A review waits if its product is not imported yet. */
export async function writeReviews(
  tx: Db,
  storeCode: string,
  entries: readonly Entry<ReviewDraft>[],
): Promise<WriteResult> {
  const products = await existingProductIds(
    tx,
    entries.map(({ draft }) => draft.productId),
  )
  const ready = entries.filter(({ draft }) => products.has(draft.productId))
  const rows = lastOfEach(ready).map(({ id, productId, status, document }) => ({
    store_code: storeCode,
    id,
    product_id: productId,
    status,
    document,
  }))
  const written = await upsertRows(tx, 'review', ['store_code', 'id'], rows)
  return {
    changed: written.map(({ id }) => Number(id)),
    problems: [],
    waiting: entries
      .filter(({ draft }) => !products.has(draft.productId))
      .map(({ row, draft }) => ({ row, reason: `product ${draft.productId} does not exist` })),
  }
}

function lastOfEach<D extends { id: number }>(entries: readonly Entry<D>[]): D[] {
  return [...new Map(entries.map(({ draft }) => [draft.id, draft])).values()]
}
