import { sql } from 'kysely'
import type { ContentType, Db, Fields } from '../platform/db/index.ts'

type Document = { id: number } & Fields

export async function readContentRows(db: Db, storeCode: string, type: ContentType): Promise<Document[]> {
  const rows = await db
    .selectFrom('content_document')
    .select(['id', 'document'])
    .where('store_code', '=', storeCode)
    .where('type', '=', type)
    .execute()
  return rows.map(({ id, document }) => ({ ...document, id }))
}

export async function listReviewIds(db: Db, storeCode: string): Promise<number[]> {
  const rows = await db.selectFrom('review').select('id').where('store_code', '=', storeCode).execute()
  return rows.map(({ id }) => id)
}

export async function readReviewRows(db: Db, storeCode: string, ids: readonly number[]): Promise<Document[]> {
  const { rows } = await sql<{ id: number; product_id: number; status: number; document: Fields }>`
    select id, product_id, status, document from review
    where store_code = ${storeCode} and id = any(${ids}::int[])`.execute(db)
  return rows.map(({ id, product_id, status, document }) => ({ ...document, id, product_id, review_status: status }))
}
