import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'

/** Connection URL of a test's own database, for other processes. port: of a proxy in front of it. */
export async function databaseUrlOf(db: Db, port?: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const url = new URL(process.env.MANTEL_TEST_DATABASE_URL ?? '')
  url.pathname = `/${rows[0]?.name}`
  if (port !== undefined) url.port = String(port)
  return url.href
}
