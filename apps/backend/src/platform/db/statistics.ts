import { sql } from 'kysely'
import type { Db } from './connection.ts'

/** Counts the tables anew for the planner. The embedded engine never does so by itself; a server only after a while. */
export async function refreshStatistics(db: Db): Promise<void> {
  await sql`analyze`.execute(db)
}

/** Gives the space of rows that are gone back, which on the embedded engine nobody else does. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum (analyze)`.execute(db)
}
