import type { OrderState } from '@mantel/domain/order'
import type { Stores } from '@mantel/domain/store'
import type { Db } from '../../platform/db/index.ts'
import { insertOrderMail } from './mail.repository.ts'
import type { MailKind } from './mail-texts.ts'

/**
 * The mail that a step of an order calls for, once. An order that waits for its payment calls for none, and neither does one
 * that was cancelled before it was paid: nobody was told that it exists.
 */
export async function queueOrderMail(
  { db, stores, now }: { db: Db; stores: Stores; now(): Date },
  { orderId, state }: { orderId: number; state: OrderState },
): Promise<boolean> {
  const kind = kinds[state]
  if (!kind) return false
  const hosts = Object.fromEntries(
    stores.websites.map(({ code, supportEmail }) => [code, supportEmail.split('@')[1] ?? '']),
  )
  const after = kind === 'cancelled' ? confirmed : null
  return insertOrderMail(db, { orderId, kind, after, hosts, now: now() })
}

const kinds: Record<OrderState, MailKind | null> = {
  pending_payment: null,
  received: 'confirmation',
  paid: 'confirmation',
  shipped: 'shipped',
  cancelled: 'cancelled',
  refunded: 'refunded',
}
const confirmed: OrderState[] = ['received', 'paid']
