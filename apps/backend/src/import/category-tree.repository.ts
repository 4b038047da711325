import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'
import { topCategory } from './category-draft.ts'

/** id → parent of every category. */
export async function readParents(db: Db): Promise<Map<number, number | null>> {
  const rows = await db.selectFrom('category').select(['id', 'parent_id']).execute()
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
}

/**
 * Makes sure that categories which others speak of exist. Until a document of their own tells more they hang below the top
 * and no store shows them.
 */
export async function ensureCategories(tx: Db, ids: Iterable<number>): Promise<void> {
  const missing = new Set(ids)
  if (missing.size === 0) return
  await sql`
    insert into category (id, parent_id)
    select id, nullif(${topCategory}::int, id) from unnest(${[...missing, topCategory]}::int[]) as needed (id)
    group by id on conflict do nothing`.execute(tx)
}
