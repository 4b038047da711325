import type { OrderSnapshot } from '@mantel/domain/order'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'

export type MailedOrder = { number: string; placedAt: Date; snapshot: OrderSnapshot }

export function findMailedOrder(db: Db, orderId: number): Promise<MailedOrder | undefined> {
  return db
    .selectFrom('shop_order')
    .select(['number', 'placed_at as placedAt', 'snapshot'])
    .where('id', '=', orderId)
    .executeTakeFirst()
}

export type OrderRecipient = {
  number: string
  storeCode: string
  email: string
  name: string
  /** The order was already confirmed to its buyer, because an earlier step of its history is 'received' or 'paid'. */
  wasConfirmed: boolean
  /** The order is one that is paid later, so its buyer has got the confirmation before the payment. */
  wasReceived: boolean
}

/** Does not read the snapshot, because it runs for every step of every order. */
export async function findOrderRecipient(db: Db, orderId: number): Promise<OrderRecipient | undefined> {
  const { rows } = await sql<OrderRecipient>`
    select number, store_code as "storeCode", snapshot #>> '{buyer,email}' as email,
      trim(concat(snapshot #>> '{buyer,firstname}', ' ', snapshot #>> '{buyer,lastname}')) as name,
      exists (select from order_history where order_id = id and order_history.state in ('received', 'paid')) as "wasConfirmed",
      exists (select from order_history where order_id = id and order_history.state = 'received') as "wasReceived"
    from shop_order where id = ${orderId}`.execute(db)
  return rows[0]
}
