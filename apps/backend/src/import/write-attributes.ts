import { type Db, upsertRows } from '../platform/db/index.ts'
import type { AttributeDraft } from './attribute-draft.ts'
import type { DocumentToWrite } from './draft.ts'

export async function writeAttributes(
  tx: Db,
  storeCode: string,
  entries: readonly DocumentToWrite<AttributeDraft>[],
): Promise<number[]> {
  await upsertRows(
    tx,
    'attribute',
    ['id'],
    entries.map(({ id, draft }) => ({ id, code: draft.code })),
  )
  const rows = entries.map(({ id, draft }) => ({
    store_code: storeCode,
    attribute_id: id,
    document: draft.document,
  }))
  const views = await upsertRows(tx, 'attribute_view', ['store_code', 'attribute_id'], rows)
  return views.map((view) => Number(view.attribute_id))
}
