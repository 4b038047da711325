import type { OrderState } from '@mantel/domain/order'
import { type Selectable, sql } from 'kysely'
import type { ExpiredOrder } from '../payment/index.ts'
import { type Database, type Db, runPrepared } from '../platform/db/index.ts'

export type OrderRow = Selectable<Database['shop_order']>

/** The columns that show whether a request repeats an order. */
const placedColumns = ['id', 'number', 'state', 'placed_at', 'customer_id', 'body_digest'] as const

export type PlacedOrderRow = Pick<OrderRow, (typeof placedColumns)[number]>

export async function findOrderByIdempotencyKey(db: Db, key: string): Promise<PlacedOrderRow | undefined> {
  const query = db.selectFrom('shop_order').select(placedColumns).where('idempotency_key', '=', key)
  const [order] = await runPrepared(db, query.compile())
  return order
}

/** Identifies the order of a client that sends neither an order id nor a cart id. */
export function findRecentOrder(
  db: Db,
  { website, emailKey, digest, since }: { website: string; emailKey: string; digest: string; since: Date },
): Promise<PlacedOrderRow | undefined> {
  return db
    .selectFrom('shop_order')
    .select(placedColumns)
    .where('website', '=', website)
    .where('email_key', '=', emailKey)
    .where('body_digest', '=', digest)
    .where('placed_at', '>', since)
    .where('state', '<>', 'cancelled')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

export function findOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findOrderByNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirst()
}

/** Pads a short number: 12 means 000000012. */
export function toOrderNumber(typed: string): string {
  return typed.trim().padStart(9, '0')
}

/** Locks the order's row until the end of the transaction. */
export function lockOrder(tx: Db, id: number): Promise<OrderRow | undefined> {
  return tx.selectFrom('shop_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type OrderPage = { customerId?: number; companyId?: number | null; state?: OrderState; limit: number; offset: number }

/** Newest first. companyId: includes the orders of this company. */
export async function listOrders(
  db: Db,
  { customerId, companyId = null, state, limit, offset }: OrderPage,
): Promise<{ orders: OrderRow[]; total: number }> {
  const all = db
    .selectFrom('shop_order')
    .$if(customerId !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('customer_id', '=', customerId ?? 0),
          ...(companyId === null ? [] : [eb('company_id', '=', companyId)]),
        ]),
      ),
    )
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'received'))
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const orders = await all.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { orders, total }
}

/** Unpaid orders on invoice that were due before today, the longest overdue first. */
export function listOverdue(db: Db, { today, limit }: { today: string; limit: number }): Promise<OrderRow[]> {
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where('payment_due_on', '<', sql<string>`${today}::date`)
    .where('state', 'in', ['received', 'shipped'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_history')
            .select('step')
            .whereRef('order_history.order_id', '=', 'shop_order.id')
            .where('order_history.state', '=', 'paid'),
        ),
      ),
    )
    .orderBy('payment_due_on')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Unpaid orders past their payment deadline, the oldest deadline first. after: the order before the first one. */
export async function listExpired(
  db: Db,
  { now, after, limit }: { now: Date; after?: ExpiredOrder; limit: number },
): Promise<ExpiredOrder[]> {
  const rows = await db
    .selectFrom('shop_order')
    .select(['id', 'payment_deadline'])
    .where('state', '=', 'pending_payment')
    .where('payment_deadline', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(payment_deadline, id) > (${after?.deadline}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('payment_deadline')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, payment_deadline }) => ({ id, deadline: payment_deadline ?? now }))
}

/**
 * Gives the guest orders of the customer's e-mail address to the customer. The address is checked again, because it may have
 * changed since it was proven. Orders of a deleted account are not given to another one.
 */
export async function claimGuestOrders(db: Db, customerId: number): Promise<void> {
  await sql`
    update shop_order set customer_id = customer.id from customer
    where customer.id = ${customerId} and customer.email_confirmed_at is not null
      and shop_order.website = customer.website and shop_order.email_key = customer.email_key
      and shop_order.customer_id is null and shop_order.snapshot #>> '{buyer,customerId}' is null`.execute(db)
}
