import { assignUrlPaths } from '../catalog/index.ts'
import { type Db, upsertRows } from '../platform/db/index.ts'
import type { CategoryDraft } from './category-draft.ts'
import { ensureCategories, readParents } from './category-tree.repository.ts'
import type { Entry, WriteResult } from './draft.ts'

export async function writeCategories(
  tx: Db,
  storeCode: string,
  entries: readonly Entry<CategoryDraft>[],
): Promise<WriteResult> {
  const { drafts, problems } = planCategories(entries, await readParents(tx))
  await ensureCategories(
    tx,
    drafts.flatMap(({ id, parentId }) => (parentId === null ? [id] : [id, parentId])),
  )
  const places = drafts.map(({ id, parentId }) => ({ id, parent_id: parentId }))
  const moved = await upsertRows(tx, 'category', ['id'], places)
  const rows = drafts.map(({ id, view }) => ({ store_code: storeCode, category_id: id, ...view }))
  const views = await upsertRows(tx, 'category_view', ['store_code', 'category_id'], rows)
  const requestedPaths = drafts.map(({ id, urlPath }) => ({ id, path: urlPath }))
  const readdressed = await assignUrlPaths(tx, storeCode, 'category_id', requestedPaths)
  const changed = [...moved.map(({ id }) => id), ...views.map((view) => view.category_id), ...readdressed.keys()]
  return { changed: [...new Set(changed.map(Number))], problems }
}

/** The last document of each category, without categories that would become their own ancestors. */
function planCategories(entries: readonly Entry<CategoryDraft>[], parents: Map<number, number | null>) {
  const drafts = new Map<number, CategoryDraft>()
  const problems: WriteResult['problems'] = []
  for (const { row, draft } of entries) {
    if (isBelow(draft.parentId, draft.id, parents)) {
      const reason = `parent category ${draft.parentId} is a descendant of this category`
      problems.push({ row, name: String(draft.id), severity: 'error', reason })
      continue
    }
    parents.set(draft.id, draft.parentId)
    drafts.set(draft.id, draft)
  }
  return { drafts: [...drafts.values()], problems }
}

function isBelow(id: number | null, top: number, parents: ReadonlyMap<number, number | null>): boolean {
  for (let above = id; above !== null; above = parents.get(above) ?? null) if (above === top) return true
  return false
}
