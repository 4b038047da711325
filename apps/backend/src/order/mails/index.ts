import { activeRequests, type OrderSnapshot, type OrderState, planShipment, unsentLines } from '@mantel/domain/order'
import type { Website } from '@mantel/domain/store'
import { z } from 'zod'
import { defineMail, type MailTemplate, type QueueMail } from '../../mail/index.ts'
import type { Db } from '../../platform/db/index.ts'
import type { Dispatcher } from '../../platform/events/index.ts'
import { readRequests } from '../order-request.repository.ts'
import { readShipments } from '../shipment.repository.ts'
import type { MailedParcel, OrderToMail } from './order-mail-parts.ts'
import { type OrderMailKind, orderMailKinds } from './order-mail-texts.ts'
import { findMailedOrder, findOrderRecipient } from './order-mails.repository.ts'
import { sampleOrder } from './sample-order.ts'
import { writeOrderMail } from './write-order-mail.ts'

const schema = z.object({
  orderId: z.number(),
  /** The number of the parcel that the mail is about. */
  shipment: z.number().optional(),
})

export type OrderMails = Record<OrderMailKind, MailTemplate<z.infer<typeof schema>>>

/** orderKeyOf: the secret that lets a guest see the order. The mail holds it, the database only its digest. */
export function createOrderMails({ orderKeyOf }: { orderKeyOf(orderId: number): string }): OrderMails {
  const mails = orderMailKinds.map((kind) => [
    kind,
    defineMail({
      name: `order-${kind}`,
      schema,
      async read({ orderId, shipment }, db): Promise<OrderToMail> {
        const order = await findMailedOrder(db, orderId)
        if (!order) throw new Error(`no order with id ${orderId}`)
        const parcel = shipment === undefined ? undefined : await readParcel(db, orderId, shipment, order.snapshot)
        return { ...order, key: orderKeyOf(orderId), parcel }
      },
      sample: ({ view, website }): OrderToMail => ({
        number: '000000012',
        key: 'sample',
        placedAt: new Date('2026-11-15T10:00:00Z'),
        snapshot: sampleOrder(view),
        parcel: kind === 'shipped' ? sampleParcel(website) : undefined,
      }),
      write: (order, shop) => writeOrderMail(kind, order, shop),
    }),
  ])
  return Object.fromEntries(mails)
}

async function readParcel(
  db: Db,
  orderId: number,
  number: number,
  { lines }: OrderSnapshot,
): Promise<MailedParcel | undefined> {
  const shipments = await readShipments(db, [orderId])
  const parcel = shipments.find((shipment) => shipment.number === number)
  if (!parcel) return undefined
  const sentUntilThen = shipments.filter((shipment) => shipment.number <= number).flatMap((shipment) => shipment.lines)
  const withdrawn = unsentLines(activeRequests(await readRequests(db, [orderId])))
  return { ...parcel, isLast: !planShipment(lines, [...sentUntilThen, ...withdrawn], undefined).ok }
}

const sampleParcel = ({ carriers }: Website): MailedParcel => ({
  carrier: carriers[0]?.name ?? '',
  trackingNumber: '0123456789',
  lines: [{ position: 0, quantity: 1 }],
  isLast: false,
})

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
    if (!order || (kind === 'cancelled' && !order.wasConfirmed) || (state === 'paid' && order.wasReceived)) return
    const { number, storeCode, name, email } = order
    const to = { name, address: email }
    await queueMail(db, orderMails[kind], { key: `order-${number}-${kind}`, storeCode, to, data: { orderId } })
  })
  dispatcher.once('order.shipped', async ({ orderId, shipment }) => {
    const order = await findOrderRecipient(db, orderId)
    if (!order) return
    const { number, storeCode, name, email } = order
    const to = { name, address: email }
    const key = `order-${number}-shipped${shipment === 1 ? '' : `-${shipment}`}`
    await queueMail(db, orderMails.shipped, { key, storeCode, to, data: { orderId, shipment } })
  })
}

const kindOf: Record<OrderState, OrderMailKind | null> = {
  pending_payment: null,
  received: 'confirmation',
  paid: 'confirmation',
  // Each parcel has a mail of its own.
  shipped: null,
  cancelled: 'cancelled',
  refunded: 'refunded',
}
