import type { ContentDocument } from '@mantel/contract'
import type { ContentType, Db } from '../platform/db/index.ts'

/**
 * The pages, blocks, hierarchy nodes, posts or topics of the store in ascending id order; optionally only the given
 * ids.
 */
export async function readContent(
  db: Db,
  storeCode: string,
  type: ContentType,
  ids?: readonly number[],
): Promise<ContentDocument[]> {
  if (ids?.length === 0) return []
  let query = db
    .selectFrom('content_document')
    .select(['id', 'document'])
    .where('store_code', '=', storeCode)
    .where('type', '=', type)
    .orderBy('id')
  if (ids) query = query.where('id', 'in', ids)
  const rows = await query.execute()
  return rows.map(({ id, document }) => ({ ...document, id }))
}

/** The block, page or post with this identifier; if there are several, the newest by id. */
export async function findContent(
  db: Db,
  storeCode: string,
  type: ContentType,
  identifier: string,
): Promise<ContentDocument | undefined> {
  const row = await db
    .selectFrom('content_document')
    .select(['id', 'document'])
    .where('store_code', '=', storeCode)
    .where('type', '=', type)
    .where('identifier', '=', identifier)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row.document, id: row.id }
}

export async function updateContent(
  tx: Db,
  storeCode: string,
  type: ContentType,
  { id, ...document }: ContentDocument,
): Promise<void> {
  await tx
    .updateTable('content_document')
    .set({ document: JSON.stringify(document) })
    .where('store_code', '=', storeCode)
    .where('type', '=', type)
    .where('id', '=', id)
    .execute()
}
