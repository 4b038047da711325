import type { VatAmount } from '@mantel/domain/money'
import type { OrderRequest, OrderRequestKind, RequestedLine } from '@mantel/domain/order'
import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

/** A buyer's request with its lines. number: within the order, from 1. */
export type StoredRequest = OrderRequest & {
  orderId: number
  number: number
  key: string
  /** The buyer's own words. */
  reason: string
  /** The merchant's answer. */
  note: string
  requestedAt: Date
  settledAt: Date | null
}

/** The requests of the orders, oldest first. */
export async function readRequests(db: Db, orderIds: readonly number[]): Promise<StoredRequest[]> {
  const { rows } = await sql<Omit<StoredRequest, 'amount'> & VatAmount>`
    select order_id::int as "orderId", request as number, request_key as key, kind, state, net::int, tax::int, gross::int,
      reason, note, requested_at as "requestedAt", settled_at as "settledAt",
      (select json_agg(json_build_object('position', position, 'quantity', quantity, 'unsent', unsent) order by position)
        from order_request_line line where line.order_id = request.order_id and line.request = request.request) as lines
    from order_request request where order_id = any(${orderIds}::bigint[]) order by order_id, request`.execute(db)
  return rows.map(({ net, tax, gross, ...request }) => ({ ...request, amount: { net, tax, gross } }))
}

/** The order must be locked, so that numbers are consecutive. */
export async function insertRequest(
  tx: Db,
  request: {
    orderId: number
    number: number
    key: string
    kind: OrderRequestKind
    amount: VatAmount
    reason: string
    requestedAt: Date
    lines: readonly RequestedLine[]
  },
): Promise<void> {
  const { orderId, number, key, kind, amount, reason, requestedAt, lines } = request
  await tx
    .insertInto('order_request')
    .values({
      order_id: orderId,
      request: number,
      request_key: key,
      kind,
      reason,
      ...amount,
      requested_at: requestedAt,
      settled_at: null,
    })
    .execute()
  await tx
    .insertInto('order_request_line')
    .values(lines.map((line) => ({ order_id: orderId, request: number, ...line })))
    .execute()
}

export async function writeSettlement(
  tx: Db,
  { orderId, number }: Pick<StoredRequest, 'orderId' | 'number'>,
  settled: { state: 'accepted' | 'refused'; amount: VatAmount; note: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('order_request')
    .set({ state: settled.state, ...settled.amount, note: settled.note, settled_at: settled.at })
    .where('order_id', '=', orderId)
    .where('request', '=', number)
    .execute()
}

/** Accepts the open requests of an order that is cancelled or refunded as a whole, because that fulfils them. */
export async function acceptOpenRequests(tx: Db, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('order_request')
    .set({ state: 'accepted', settled_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute()
}

/** Ids of orders with open requests, the longest waiting first. */
export async function listOrdersWithRequests(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_request')
    .select('order_id')
    .where('state', '=', 'open')
    .groupBy('order_id')
    .orderBy(sql`min(requested_at)`)
    .limit(limit)
    .execute()
  return rows.map(({ order_id }) => order_id)
}
