import type { AttributeDocument } from '@mantel/contract'
import { sql } from 'kysely'
import type { Db, Fields } from '../platform/db/index.ts'
import type { OptionLabels } from './configurable-options.ts'

/** The store's attributes ordered by id; with ids, only those. */
export async function readAttributes(db: Db, storeCode: string, ids?: readonly number[]): Promise<AttributeDocument[]> {
  if (ids?.length === 0) return []
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

/** The import has validated the remaining fields. */
function toAttribute(id: number, code: string, document: Fields): AttributeDocument {
  return { ...document, id, attribute_id: id, attribute_code: code } as AttributeDocument
}

/** The attributes of these codes or ids with the labels of their options. */
export async function readOptionLabels(
  db: Db,
  storeCode: string,
  { codes, ids }: { codes: readonly string[]; ids: readonly number[] },
): Promise<OptionLabels[]> {
  if (codes.length + ids.length === 0) return []
  const { rows } = await sql<{ id: number; code: string; options: { value: unknown; label: unknown }[] }>`
    select attribute.id, attribute.code, view.document -> 'options' as options from attribute
    join attribute_view as view on view.attribute_id = attribute.id and view.store_code = ${storeCode}
    where attribute.code = any(${codes}::text[]) or attribute.id = any(${ids}::int[])`.execute(db)
  return rows.map(({ id, code, options }) => ({
    id,
    code,
    labels: new Map(options.map(({ value, label }) => [String(value), String(label)])),
  }))
}
