import { sql } from 'kysely'
import type { Db } from '../db/index.ts'

type RestoredJob = { name: string; data: object; startAfter: Date }

/** Removes and returns the jobs of a restored backup that have one of these names. */
export async function takeRestoredJobs(tx: Db, names: readonly string[]): Promise<RestoredJob[]> {
  const { rows } = await sql<RestoredJob>`
    delete from restored_job where name = any(${names}::text[])
    returning name, data, start_after as "startAfter"`.execute(tx)
  return rows
}
