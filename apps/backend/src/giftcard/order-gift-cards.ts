import type { GiftCardChoice } from '@mantel/domain/cart'
import { deliveryTime, expiryTime } from '@mantel/domain/giftcard'
import type { OrderState } from '@mantel/domain/order'
import type { Stores } from '@mantel/domain/store'
import type { Mails } from '../mail/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import type { DeriveGiftCode } from './gift-codes.ts'
import { issueGiftCard, voidGiftCard } from './issue-gift-card.ts'
import type { GiftCardMail } from './mails/index.ts'

/** The gift cards that were bought with an order, one entry for each piece. */
export type GiftCardOrder = {
  number: string
  website: string
  storeCode: string
  currency: string
  state: OrderState
  placedAt: Date
  /** Gets the mails of cards without a recipient address, which the buyer hands over in person. */
  buyer: { name: string; address: string }
  cards: BoughtCard[]
}

/** amount: the card's value in minor units, even if a coupon reduced its price. */
export type BoughtCard = { position: number; piece: number; choice: GiftCardChoice; amount: number }

export type GiftCardDeps = {
  db: Db
  now(): Date
  stores: Pick<Stores, 'websites'>
  /** Reads and locks the order, so that it cannot be refunded while its cards are issued. */
  lockGiftCardOrder(tx: Db, orderId: number): Promise<GiftCardOrder | undefined>
  giftCodeOf: DeriveGiftCode
  giftCardMail: GiftCardMail
  mails: Pick<Mails, 'queueMail' | 'withdrawMails'>
}

/** Issues the gift cards of a paid order with their mails, and voids those of a refunded one. Each is done once. */
export function subscribeGiftCards(dispatcher: Dispatcher, deps: GiftCardDeps): void {
  dispatcher.once('order.moved', async ({ orderId, state }) => {
    if (state === 'paid') await issueOrderedCards(deps, orderId)
    if (state === 'refunded') await voidOrderedCards(deps, orderId)
  })
  dispatcher.once('order.gift_cards_returned', ({ orderId, pieces }) => voidOrderedCards(deps, orderId, pieces))
}

async function issueOrderedCards(deps: GiftCardDeps, orderId: number): Promise<void> {
  const { db, giftCodeOf, giftCardMail, mails } = deps
  await inTransaction(db, async (tx) => {
    const order = await deps.lockGiftCardOrder(tx, orderId)
    // A retried event may arrive after the order was refunded.
    if (!order || order.state === 'refunded') return
    const now = deps.now()
    const { website, storeCode, currency } = order
    const years = deps.stores.websites.find(({ code }) => code === website)?.giftCardYears ?? null
    for (const { position, piece, choice, amount } of order.cards) {
      const code = giftCodeOf({ orderId, position, piece })
      const dueAt = deliveryTime(choice.deliveryDate, now)
      const expiresAt = years === null ? null : expiryTime(dueAt, years)
      await issueGiftCard(tx, { code, website, currency, amount, expiresAt, now })
      await mails.queueMail(tx, giftCardMail, {
        key: mailKey(order, { position, piece }),
        storeCode,
        to: choice.recipientEmail ? { name: choice.recipientName, address: choice.recipientEmail } : order.buyer,
        data: {
          orderId,
          position,
          piece,
          amount,
          sender: choice.senderName,
          recipient: choice.recipientName,
          message: choice.message,
          image: choice.image,
        },
        dueAt,
      })
    }
  })
}

type CardPiece = Pick<BoughtCard, 'position' | 'piece'>

/** Takes the remaining balance; amounts already spent stay spent. pieces: undefined means all cards of the order. */
async function voidOrderedCards(deps: GiftCardDeps, orderId: number, pieces?: readonly CardPiece[]): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await deps.lockGiftCardOrder(tx, orderId)
    if (!order) return
    const cards = pieces ?? order.cards
    const keys = cards.map((card) => mailKey(order, card))
    await deps.mails.withdrawMails(tx, order.storeCode, keys)
    for (const { position, piece } of cards) {
      const code = deps.giftCodeOf({ orderId, position, piece })
      await voidGiftCard(tx, { code, orderId, now: deps.now() })
    }
  })
}

const mailKey = ({ number }: GiftCardOrder, { position, piece }: CardPiece) =>
  `order-${number}-gift-card-${position}-${piece}`
