import type { AttributeDocument } from '@mantel/contract'
import { sql } from 'kysely'
import type { Db, Fields } from '../platform/db/index.ts'
import type { OptionLabels } from './configurable-options.ts'

/** The attributes of the store in the order of their ids; with ids, only those. */
export async function readAttributes(db: Db, storeCode: string, ids?: readonly number[]): Promise<AttributeDocument[]> {
  let query = db
    .selectFrom('attribute_view as view')
    .innerJoin('attribute', 'attribute.id', 'view.attribute_id')
    .select(['attribute.id', 'attribute.code', 'view.document'])
    .where('view.store_code', '=', storeCode)
    .orderBy('attribute.id')
  if (ids) query = query.where('attribute.id', 'in', ids)
  const rows = await query.execute()
  return rows.map(({ id, code, document }) => toAttribute(id, code, document))
}

/** The import sees to the rest of the fields. */
function toAttribute(id: number, code: string, document: Fields): AttributeDocument {
  return { ...document, id, attribute_id: id, attribute_code: code } as AttributeDocument
}

export async function readOptionLabels(db: Db, storeCode: string, codes: readonly string[]): Promise<OptionLabels> {
  if (codes.length === 0) return new Map()
  const { rows } = await sql<{ code: string; options: { value: unknown; label: unknown }[] }>`
    select attribute.code, view.document -> 'options' as options from attribute
    join attribute_view as view on view.attribute_id = attribute.id and view.store_code = ${storeCode}
    where attribute.code = any(${codes}::text[])`.execute(db)
  return new Map(
    rows.map(({ code, options }) => [code, new Map(options.map(({ value, label }) => [String(value), String(label)]))]),
  )
}
