import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'
import { topCategory } from './category-draft.ts'

/** Maps the id of every category to its parent id. */
export async function readParents(db: Db): Promise<Map<number, number | null>> {
  const rows = await db.selectFrom('category').select(['id', 'parent_id']).execute()
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
}

/**
 * Creates missing categories that other documents refer to. Until their own document is imported they are children of
 * the top category and no store shows them.
 */
export async function ensureCategories(tx: Db, ids: Iterable<number>): Promise<void> {
  const missing = new Set(ids)
  if (missing.size === 0) return
  await sql`
    insert into category (id, parent_id)
    select id, nullif(${topCategory}::int, id) from unnest(${[...missing, topCategory]}::int[]) as needed (id)
    group by id on conflict do nothing`.execute(tx)
}
