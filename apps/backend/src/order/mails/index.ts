import type { OrderState } from '@mantel/domain/order'
import { z } from 'zod'
import { defineMail, type MailTemplate, type QueueMail } from '../../mail/index.ts'
import type { Db } from '../../platform/db/index.ts'
import type { Dispatcher } from '../../platform/events/index.ts'
import { type OrderMailKind, orderMailKinds } from './order-mail-texts.ts'
import { findMailedOrder, findOrderRecipient } from './order-mails.repository.ts'
import { sampleOrder } from './sample-order.ts'
import { writeOrderMail } from './write-order-mail.ts'

const schema = z.object({ orderId: z.number() })

export type OrderMails = Record<OrderMailKind, MailTemplate<z.infer<typeof schema>>>

/** orderKeyOf: the secret that lets a guest see the order. The mail holds it, the database only its digest. */
export function createOrderMails({ orderKeyOf }: { orderKeyOf(orderId: number): string }): OrderMails {
  const mails = orderMailKinds.map((kind) => [
    kind,
    defineMail({
      name: `order-${kind}`,
      schema,
      async read({ orderId }, db) {
        const order = await findMailedOrder(db, orderId)
        if (!order) throw new Error(`no order with id ${orderId}`)
        return { ...order, key: orderKeyOf(orderId) }
      },
      sample: ({ view }) => ({
        ...{ number: '000000012', key: 'sample', placedAt: new Date('2026-11-15T10:00:00Z') },
        snapshot: sampleOrder(view),
      }),
      write: (order, shop) => writeOrderMail(kind, order, shop),
    }),
  ])
  return Object.fromEntries(mails)
}

/**
 * Queues the mail for each step of an order. Orders waiting for payment get none; neither do orders cancelled before payment,
 * because their buyers never received a confirmation.
 */
export function subscribeOrderMails(
  dispatcher: Dispatcher,
  { db, queueMail, orderMails }: { db: Db; queueMail: QueueMail; orderMails: OrderMails },
): void {
  dispatcher.once('order.moved', async ({ orderId, state }) => {
    const kind = kindOf[state]
    const order = kind && (await findOrderRecipient(db, orderId))
    if (!order || (kind === 'cancelled' && !order.wasConfirmed)) return
    const { number, storeCode, name, email } = order
    const to = { name, address: email }
    await queueMail(db, orderMails[kind], { key: `order-${number}-${kind}`, storeCode, to, data: { orderId } })
  })
}

const kindOf: Record<OrderState, OrderMailKind | null> = {
  pending_payment: null,
  received: 'confirmation',
  paid: 'confirmation',
  shipped: 'shipped',
  cancelled: 'cancelled',
  refunded: 'refunded',
}
