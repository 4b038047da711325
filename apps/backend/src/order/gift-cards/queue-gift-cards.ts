import type { OrderState } from '@mantel/domain/order'
import { voidGiftCard } from '../../giftcard/index.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { dropWaiting, findMailedOrder, insertMail } from '../mails/mail.repository.ts'
import type { MailDesk } from '../mails/send-mails.ts'
import { boughtCards, dueAt, giftKind, kindOfPiece } from './bought-cards.ts'

/** When an order has been paid, its gift cards wait for their day in the queue of mails. Each waits once. */
export async function queueGiftCards(
  { db, stores, now }: Pick<MailDesk, 'db' | 'stores' | 'now'>,
  { orderId, state }: { orderId: number; state: OrderState },
): Promise<boolean> {
  if (state !== 'paid') return false
  const order = await findMailedOrder(db, orderId)
  if (!order) return false
  const host = stores.websites.find(({ code }) => code === order.website)?.supportEmail.split('@')[1] ?? 'localhost'
  let isAnyNew = false
  for (const card of boughtCards(order.snapshot)) {
    const messageId = `order-${order.number}-gift-card-${card.position}-${card.piece}@${host}`
    const mail = { messageId, kind: kindOfPiece(card), orderId, recipient: card.choice.recipientEmail }
    isAnyNew = (await insertMail(db, mail, now(), dueAt(card.choice, now()))) || isAnyNew
  }
  return isAnyNew
}

/** Whoever has the money back has no card any more; what was spent of it meanwhile stays spent. */
export async function recallGiftCards(
  { db, now, giftCodeOf }: Pick<MailDesk, 'db' | 'now' | 'giftCodeOf'>,
  { orderId, state }: { orderId: number; state: OrderState },
): Promise<void> {
  if (state !== 'refunded') return
  const order = await findMailedOrder(db, orderId)
  if (!order) return
  await inTransaction(db, async (tx) => {
    await dropWaiting(tx, orderId, giftKind, now())
    for (const { position, piece } of boughtCards(order.snapshot)) {
      await voidGiftCard(tx, { code: giftCodeOf({ orderId, position, piece }), orderId, now: now() })
    }
  })
}
