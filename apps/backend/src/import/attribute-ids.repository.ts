import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

/** Maps attribute codes to ids. */
export async function readAttributeIds(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from attribute where code = any(${codes}::text[])`.execute(db)
  return new Map(rows.map(({ code, id }) => [code, id]))
}
