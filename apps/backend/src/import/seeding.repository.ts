import type { Db } from '../platform/db/index.ts'

/** True when nothing was ever put in, or a first filling was broken off. */
export async function isUnfilled(db: Db): Promise<boolean> {
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
