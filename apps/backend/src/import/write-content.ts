import { type ContentType, type Db, upsertRows } from '../platform/db/index.ts'
import type { ContentDraft, ReviewDraft } from './content-draft.ts'
import type { DocumentToWrite } from './draft.ts'
import { createPlaceholderProducts } from './move-products.repository.ts'
import type { ImportPlan } from './plan-import.ts'
import { writeReviewRows } from './review-rows.repository.ts'
import type { TaxRuleDraft } from './tax-rule-draft.ts'
import { writePlannedPaths } from './write-planned-paths.ts'

export async function writeContent(
  tx: Db,
  storeCode: string,
  type: ContentType,
  entries: readonly DocumentToWrite<ContentDraft>[],
  plan: ImportPlan,
): Promise<number[]> {
  const rows = entries.map(({ id, draft: { identifier, document } }) => ({
    store_code: storeCode,
    type,
    id,
    identifier,
    document,
  }))
  const written = await upsertRows(tx, 'content_document', ['store_code', 'type', 'id'], rows)
  const ids = type === 'cms_page' ? entries.map(({ id }) => id) : []
  const readdressed = await writePlannedPaths(tx, storeCode, 'page_id', ids, plan)
  return [...new Set([...written.map(({ id }) => Number(id)), ...readdressed])]
}

export async function writeTaxRules(
  tx: Db,
  storeCode: string,
  entries: readonly DocumentToWrite<TaxRuleDraft>[],
): Promise<number[]> {
  const rows = entries.map(({ draft }) => ({ store_code: storeCode, ...draft }))
  const written = await upsertRows(tx, 'tax_rule', ['store_code', 'id'], rows)
  return written.map(({ id }) => Number(id))
}

export async function writeReviews(
  tx: Db,
  storeCode: string,
  entries: readonly DocumentToWrite<ReviewDraft>[],
  plan: ImportPlan,
): Promise<number[]> {
  const rows = entries.map(({ id, draft: { productId, status, document } }) => ({
    id,
    product_id: productId,
    status,
    document,
  }))
  const products = rows.map(({ product_id }) => product_id)
  if (plan.dryRun)
    await createPlaceholderProducts(
      tx,
      storeCode,
      products.filter((id) => !plan.rejectedProducts.has(id)),
    )
  return writeReviewRows(tx, storeCode, rows)
}
