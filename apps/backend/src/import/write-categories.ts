import { type Db, upsertRows } from '../platform/db/index.ts'
import type { CategoryDraft } from './category-draft.ts'
import { ensureCategories } from './category-tree.repository.ts'
import type { DocumentToWrite } from './draft.ts'
import type { ImportPlan } from './plan-import.ts'
import { writePlannedPaths } from './write-planned-paths.ts'

export async function writeCategories(
  tx: Db,
  storeCode: string,
  entries: readonly DocumentToWrite<CategoryDraft>[],
  plan: ImportPlan,
): Promise<number[]> {
  await writeTree(tx, plan)
  const rows = entries.map(({ id, draft }) => ({ store_code: storeCode, category_id: id, ...draft.view }))
  const views = await upsertRows(tx, 'category_view', ['store_code', 'category_id'], rows)
  const ids = entries.map(({ id }) => id)
  const readdressed = await writePlannedPaths(tx, storeCode, 'category_id', ids, plan)
  const moved = ids.filter((id) => plan.categories.moved.has(id))
  return [...new Set([...moved, ...views.map((view) => Number(view.category_id)), ...readdressed])]
}

/** Writes the parents of all categories in the file at once: writing only some of them could form a cycle with the stored ones. */
async function writeTree(tx: Db, { categories: { parents, moved } }: ImportPlan): Promise<void> {
  const rows = [...moved].map((id) => ({ id, parent_id: parents.get(id) ?? null }))
  if (rows.length === 0) return
  await ensureCategories(
    tx,
    rows.flatMap(({ id, parent_id }) => (parent_id === null ? [id] : [id, parent_id])),
  )
  await upsertRows(tx, 'category', ['id'], rows)
}
