import { hash } from 'node:crypto'
import type { OrderActor, OrderSnapshot, OrderState } from '@mantel/domain/order'
import { type Db, inTransaction } from '../../platform/db/index.ts'
import { emit } from '../../platform/events/index.ts'
import { viewOf } from '../../store/testing.ts'

/** Inserts an order and emits an event for each step, so that tests of documents need not place an order. */
let last = 0

export type InsertedOrder = { id: number; number: string; key: string }

export async function insertTestOrder(
  db: Db,
  store: string,
  snapshot: OrderSnapshot,
  steps: OrderState[] = ['received'],
  { customerId = null, now = new Date() }: { customerId?: number | null; now?: Date } = {},
): Promise<InsertedOrder> {
  const number = String(++last).padStart(9, '0')
  const key = `key of ${number}`
  const view = viewOf(store)
  const id = await inTransaction(db, async (tx) => {
    const row = await tx
      .insertInto('shop_order')
      .values({
        number,
        website: view.website,
        store_code: store,
        customer_id: customerId,
        cart_id: null,
        email_key: snapshot.buyer.email.toLowerCase(),
        idempotency_key: null,
        coupon_code: snapshot.coupon,
        body_digest: hash('sha256', number, 'base64url'),
        access_digest: hash('sha256', key, 'base64url'),
        state: steps.at(-1) ?? 'received',
        currency: snapshot.currency,
        total: snapshot.totals.total.gross,
        due: snapshot.totals.due,
        payment_code: snapshot.payment.code,
        snapshot: JSON.stringify(snapshot),
        placed_at: now,
        payment_deadline: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const lines = snapshot.lines.map(({ productId, productSku, boughtSku, quantity, charged }, position) => ({
      order_id: row.id,
      position,
      product_id: productId,
      product_sku: productSku,
      bought_sku: boughtSku,
      quantity,
      gross: charged.gross,
    }))
    await tx.insertInto('order_line').values(lines).execute()
    for (const [step, state] of steps.entries()) await writeStep(tx, row.id, step, state, now)
    return row.id
  })
  return { id, number, key }
}

/** Adds a step to an existing order. */
export async function addOrderStep(db: Db, orderId: number, step: number, state: OrderState, now = new Date()) {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('shop_order').set({ state }).where('id', '=', orderId).execute()
    await writeStep(tx, orderId, step, state, now)
  })
}

async function writeStep(tx: Db, orderId: number, step: number, state: OrderState, at: Date): Promise<void> {
  const actor: OrderActor = 'shopper'
  await tx.insertInto('order_history').values({ order_id: orderId, step, state, actor, at }).execute()
  await emit(tx, { type: 'order.moved', orderId, step, state })
}
