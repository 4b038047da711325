import { issueGiftCard } from '../../giftcard/index.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { giftCardMail } from '../mails/gift-card-mail.ts'
import type { MailedOrder } from '../mails/mail.repository.ts'
import type { Shop } from '../mails/order-letter.ts'
import type { MailDesk } from '../mails/send-mails.ts'
import { boughtCards } from './bought-cards.ts'

/** Makes the card, unless it is there already, and writes the mail that brings it. */
export async function giftCardLetter(
  { db, now, from, logoOf, giftCodeOf }: MailDesk,
  { orderId, position, piece }: { orderId: number; position: number; piece: number },
  order: MailedOrder,
  shop: Shop,
) {
  const bought = boughtCards(order.snapshot).find((one) => one.position === position && one.piece === piece)
  if (!bought) throw new Error('the order has no such gift card')
  const { choice, amount } = bought
  const code = giftCodeOf({ orderId, position, piece })
  const { currency, language } = order.snapshot
  await inTransaction(db, (tx) => issueGiftCard(tx, { code, website: order.website, currency, amount, now: now() }))
  const { senderName: sender, recipientName: recipient, message } = choice
  const logo = await logoOf(order.website)
  return {
    ...giftCardMail({ code, amount, sender, recipient, message, language }, shop, { from, logo }),
    name: recipient,
  }
}
