import type { Selectable } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'

export type StoredEntry = Selectable<Database['feed_entry']>

export function listEntries(db: Db, limit: number): Promise<StoredEntry[]> {
  return db.selectFrom('feed_entry').selectAll().orderBy('position').limit(limit).execute()
}

export async function replaceEntries(tx: Db, entries: readonly StoredEntry[]): Promise<void> {
  await tx.deleteFrom('feed_entry').execute()
  if (entries.length > 0)
    await tx
      .insertInto('feed_entry')
      .values([...entries])
      .execute()
}
