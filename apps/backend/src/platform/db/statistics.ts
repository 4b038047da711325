import { sql } from 'kysely'
import type { Db } from './connection.ts'

/** Updates the planner's statistics. The embedded engine has no autovacuum; a server's runs only after a delay. */
export async function refreshStatistics(db: Db): Promise<void> {
  await sql`analyze`.execute(db)
}

/** Frees the space of deleted rows, for the embedded engine, which has no autovacuum. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum (analyze)`.execute(db)
}
