import type { Selectable } from 'kysely'
import type { Database, Db, Fields } from '../platform/db/index.ts'

export type PaymentRow = Selectable<Database['payment']>
export type PaymentState = PaymentRow['state']

const waitingStates: PaymentState[] = ['challenged', 'redirected']
const openStates: PaymentState[] = ['started', ...waitingStates]

export function insertPayment(
  tx: Db,
  payment: {
    orderId: number
    provider: string
    key: string
    amount: number
    currency: string
    details: Fields
    now: Date
  },
): Promise<PaymentRow> {
  return tx
    .insertInto('payment')
    .values({
      order_id: payment.orderId,
      provider: payment.provider,
      key: payment.key,
      reference: null,
      amount: payment.amount,
      currency: payment.currency,
      state: 'started',
      details: JSON.stringify(payment.details),
      created_at: payment.now,
      updated_at: payment.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Searches by our own key first: it exists before the provider has returned a reference. */
export async function findPaymentOfEvent(
  db: Db,
  provider: string,
  { key, reference }: { key?: string; reference?: string },
): Promise<PaymentRow | undefined> {
  const all = db.selectFrom('payment').selectAll().where('provider', '=', provider)
  const byKey = key && (await all.where('key', '=', key).executeTakeFirst())
  if (byKey) return byKey
  return reference ? all.where('reference', '=', reference).executeTakeFirst() : undefined
}

/** Newest first. */
export function listPayments(db: Db, orderId: number): Promise<PaymentRow[]> {
  return db.selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('id', 'desc').execute()
}

export async function writePayment(
  tx: Db,
  id: number,
  change: { state?: PaymentState; reference?: string; details?: Fields; now: Date },
): Promise<PaymentRow> {
  return tx
    .updateTable('payment')
    .set({
      updated_at: change.now,
      state: change.state,
      reference: change.reference || undefined,
      details: change.details && JSON.stringify(change.details),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Records that a capture request is about to be sent: from now on only the provider knows the result. */
export async function markStarted(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ state: 'started', updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', waitingStates)
    .execute()
}

/** Returns false if the event was recorded before. */
export async function insertEvent(
  tx: Db,
  event: { provider: string; id: string; kind: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_event')
    .values({ provider: event.provider, event_id: event.id, kind: event.kind, received_at: event.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function isKnownEvent(db: Db, provider: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_event')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Payments in these states without a change since `before`, the longest unchanged first. */
export function listUnfinished(db: Db, states: PaymentState[], before: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', states)
    .where('updated_at', '<=', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute()
}

/** which 'waiting': only payments that the provider cannot capture without a request from the shop. */
export async function abandonPayments(tx: Db, orderId: number, which: 'open' | 'waiting', now: Date): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ state: 'abandoned', updated_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', which === 'open' ? openStates : waitingStates)
    .execute()
}

/** Marks a captured payment for refund. */
export async function markReturning(tx: Db, id: number, now: Date): Promise<void> {
  await tx.updateTable('payment').set({ state: 'returning', updated_at: now }).where('id', '=', id).execute()
}
