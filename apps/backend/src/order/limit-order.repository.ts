import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

/** Guests are identified by the digest of their network address. */
export type UnpaidOrderOwner = { callerDigest: string } | { customerId: number }

/**
 * Locks the unpaid orders of a shopper until the end of the transaction, so that two concurrent orders cannot exceed
 * the limit together.
 */
export async function lockUnpaid(tx: Db, owner: UnpaidOrderOwner): Promise<void> {
  const key = 'customerId' in owner ? `unpaid:customer:${owner.customerId}` : `unpaid:caller:${owner.callerDigest}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** The number of orders that wait for payment, and of the units that they reserve. */
export async function countUnpaid(tx: Db, owner: UnpaidOrderOwner): Promise<{ orders: number; pieces: number }> {
  return tx
    .selectFrom('shop_order')
    .leftJoin('order_line', 'order_line.order_id', 'shop_order.id')
    .select([
      sql<number>`count(distinct shop_order.id)::int`.as('orders'),
      sql<number>`coalesce(sum(order_line.quantity), 0)::int`.as('pieces'),
    ])
    .where('state', '=', 'pending_payment')
    .$if('customerId' in owner, (query) =>
      query.where('customer_id', '=', 'customerId' in owner ? owner.customerId : 0),
    )
    .$if('callerDigest' in owner, (query) =>
      query
        .where('caller_digest', '=', 'callerDigest' in owner ? owner.callerDigest : '')
        .where('customer_id', 'is', null),
    )
    .executeTakeFirstOrThrow()
}
