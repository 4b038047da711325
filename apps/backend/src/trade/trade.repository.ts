import type { Selection } from '@mantel/domain/cart'
import { type Selectable, sql } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'

export type TemplateLine = {
  productSku: string
  boughtSku: string
  name: string
  quantity: number
  selection: Selection
}
export type TemplateRow = Selectable<Database['order_template']>

/** Finds products by SKU, ignoring case: one requested SKU may match several products. The result contains their exact SKUs. */
export async function findProductsIgnoringCase(
  db: Db,
  storeCode: string,
  skus: readonly string[],
): Promise<{ sku: string; id: number }[]> {
  const { rows } = await sql<{ sku: string; id: number }>`
    select product.sku, product.id from product
    join product_view as view on view.product_id = product.id and view.store_code = ${storeCode}
    where upper(product.sku) = any(${skus.map((sku) => sku.toUpperCase())}::text[])
    order by product.id`.execute(db)
  return rows
}

export function listTemplates(db: Db, customerId: number): Promise<TemplateRow[]> {
  return db.selectFrom('order_template').selectAll().where('customer_id', '=', customerId).orderBy('name').execute()
}

export function findTemplate(db: Db, customerId: number, id: number): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('order_template')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Replaces the customer's template of this name. undefined: it would be one more than the limit. */
export async function saveTemplate(
  db: Db,
  template: { customerId: number; name: string; nameKey: string; lines: readonly TemplateLine[]; now: Date },
  limit: number,
): Promise<TemplateRow | undefined> {
  const { customerId, name, nameKey, lines, now } = template
  const { rows } = await sql<TemplateRow>`
    insert into order_template (customer_id, name, name_key, lines, saved_at)
    select ${customerId}, ${name}, ${nameKey}, ${JSON.stringify(lines)}::jsonb, ${now}
    where (select count(*) from order_template where customer_id = ${customerId} and name_key <> ${nameKey}) < ${limit}
    on conflict (customer_id, name_key)
      do update set name = excluded.name, lines = excluded.lines, saved_at = excluded.saved_at
    returning *`.execute(db)
  return rows[0]
}

/** false: the customer has no such template. */
export async function removeTemplate(db: Db, customerId: number, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('order_template')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}
