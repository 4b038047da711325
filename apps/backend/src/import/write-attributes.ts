import { type Db, upsertRows } from '../platform/db/index.ts'
import type { AttributeDraft } from './attribute-draft.ts'
import { readAttributeIds } from './attribute-ids.repository.ts'
import type { Entry, WriteResult } from './draft.ts'

export async function writeAttributes(
  tx: Db,
  storeCode: string,
  entries: readonly Entry<AttributeDraft>[],
): Promise<WriteResult> {
  const idByCode = await readAttributeIds(
    tx,
    entries.map(({ draft }) => draft.code),
  )
  const problems: WriteResult['problems'] = []
  const drafts = new Map<number, AttributeDraft>()
  for (const { row, draft } of entries) {
    const holder = idByCode.get(draft.code) ?? draft.id
    if (holder === draft.id) {
      idByCode.set(draft.code, draft.id)
      drafts.set(draft.id, draft)
    } else {
      problems.push({
        row,
        name: draft.code,
        severity: 'error',
        reason: `attribute_code is already used by attribute ${holder}`,
      })
    }
  }
  const names = [...drafts.values()].map(({ id, code }) => ({ id, code }))
  const renamed = await upsertRows(tx, 'attribute', ['id'], names)
  const rows = [...drafts.values()].map(({ id, document }) => ({ store_code: storeCode, attribute_id: id, document }))
  const views = await upsertRows(tx, 'attribute_view', ['store_code', 'attribute_id'], rows)
  const changed = [...renamed.map(({ id }) => id), ...views.map((view) => view.attribute_id)]
  return { changed: [...new Set(changed.map(Number))], problems }
}
