import type { OrderState } from '@mantel/domain/order'
import type { Stores } from '@mantel/domain/store'
import type { Db } from '../../platform/db/index.ts'
import { findMailedOrder, insertMail, statesOf } from './mail.repository.ts'
import type { MailKind } from './mail-texts.ts'

/**
 * The mail that a step of an order calls for, once. An order that waits for its payment calls for none, and neither does one
 * that was cancelled before it was paid: nobody was told that it exists.
 */
export async function queueOrderMail(
  { db, stores, now }: { db: Db; stores: Stores; now(): Date },
  { orderId, state }: { orderId: number; state: OrderState },
): Promise<boolean> {
  const kind = kindOf(state)
  if (!kind) return false
  if (kind === 'cancelled' && !(await statesOf(db, orderId)).some((one) => kindOf(one) === 'confirmation')) return false
  const order = await findMailedOrder(db, orderId)
  if (!order) return false
  const website = stores.websites.find(({ code }) => code === order.website)
  const host = website?.supportEmail.split('@')[1] ?? 'localhost'
  const messageId = `order-${order.number}-${kind}@${host}`
  return insertMail(db, { messageId, kind, orderId, recipient: order.snapshot.buyer.email }, now())
}

function kindOf(state: OrderState): MailKind | null {
  return kinds[state]
}

const kinds: Record<OrderState, MailKind | null> = {
  pending_payment: null,
  received: 'confirmation',
  paid: 'confirmation',
  shipped: 'shipped',
  cancelled: 'cancelled',
  refunded: 'refunded',
}
