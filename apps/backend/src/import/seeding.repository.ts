import type { Db } from '../platform/db/index.ts'

/** True if no catalogue was ever imported, or the initial import was interrupted. */
export async function needsSeeding(db: Db): Promise<boolean> {
  const seeding = await db.selectFrom('seeding').select('finished_at').executeTakeFirst()
  if (seeding) return seeding.finished_at === null
  return (await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) === undefined
}

export async function recordSeeding(db: Db, version: string, finishedAt: Date | null): Promise<void> {
  const row = { version, finished_at: finishedAt }
  await db
    .insertInto('seeding')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute()
}
