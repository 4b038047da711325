import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'
import type { PaymentRow } from './payment.repository.ts'

export type RefundRow = Selectable<Database['payment_refund']>

/** The refunds of a payment, waiting or done, sent by the shop or made at the provider. */
export function listRefunds(db: Db, paymentId: number): Promise<RefundRow[]> {
  return db.selectFrom('payment_refund').selectAll().where('payment_id', '=', paymentId).orderBy('refund').execute()
}

export function findRefund(db: Db, { payment_id, refund }: RefundId): Promise<RefundRow | undefined> {
  return db
    .selectFrom('payment_refund')
    .selectAll()
    .where('payment_id', '=', payment_id)
    .where('refund', '=', refund)
    .executeTakeFirst()
}

type RefundId = Pick<RefundRow, 'payment_id' | 'refund'>

export async function insertRefund(
  tx: Db,
  refund: Pick<RefundRow, 'payment_id' | 'refund' | 'key' | 'amount'>,
  { reference = null, doneAt = null, now }: { reference?: string | null; doneAt?: Date | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('payment_refund')
    .values({ ...refund, reference, done_at: doneAt, created_at: now, updated_at: now })
    .execute()
}

export async function writeRefund(
  db: Db,
  { payment_id, refund }: RefundId,
  change: {
    amount?: number
    attempt?: number
    reference?: string | null
    doneAt?: Date | null
    now: Date
  },
): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set({
      updated_at: change.now,
      amount: change.amount,
      attempt: change.attempt,
      reference: change.reference,
      done_at: change.doneAt,
    })
    .where('payment_id', '=', payment_id)
    .where('refund', '=', refund)
    .execute()
}

/**
 * Counts a try before its request is sent, so that a report that overtakes the reply finds the refund. Returns the refund as it is to
 * be sent; undefined if it is done, or if another process is sending it.
 */
export function markSent(db: Db, { payment_id, refund, tries }: RefundRow, now: Date): Promise<RefundRow | undefined> {
  return db
    .updateTable('payment_refund')
    .set({ tries: tries + 1, updated_at: now })
    .where('payment_id', '=', payment_id)
    .where('refund', '=', refund)
    .where('tries', '=', tries)
    .where('done_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Marks all open refunds as done, for a payment that is refunded as a whole. */
export async function closeRefunds(tx: Db, paymentId: number, now: Date): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({ done_at: now, updated_at: now })
    .where('payment_id', '=', paymentId)
    .where('done_at', 'is', null)
    .execute()
}

const maxPauseMinutes = 360

/**
 * Whether the next attempt at a refund is due: the first one immediately, later ones after growing pauses. Refunds that are not due must
 * not delay others.
 */
function isPauseOver(tries: RawBuilder<number>, now: Date): RawBuilder<boolean> {
  const minutes = sql`least(power(2, least(${tries}, 20) - 1), ${maxPauseMinutes}::int)::int`
  return sql<boolean>`(${tries} = 0 or updated_at + make_interval(mins => ${minutes}) <= ${now}::timestamptz)`
}

/** Due refunds that the provider has not confirmed, the longest unchanged first. */
export function listDueRefunds(db: Db, now: Date, limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom('payment_refund')
    .selectAll()
    .where('done_at', 'is', null)
    .where(isPauseOver(sql<number>`tries`, now))
    .orderBy('updated_at')
    .limit(limit)
    .execute()
}

/** Payments to be refunded of which a part has no refund yet, the longest unchanged first. */
export function listReturning(db: Db, now: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('state', '=', 'returning')
    .where(
      sql<boolean>`amount > (select coalesce(sum(refund.amount), 0) from payment_refund refund where payment_id = payment.id)`,
    )
    .where(isPauseOver(sql<number>`coalesce((details ->> 'returnTries')::int, 0)`, now))
    .orderBy('updated_at')
    .limit(limit)
    .execute()
}
