import { emptySelection } from '@mantel/domain/cart'
import type { OrderSnapshot } from '@mantel/domain/order'
import { makeOrder } from '../../order/testing/make-order.ts'

/** An order of gift cards worth €25 in the German store. */
export function giftCardOrderOf({
  deliveryDate = null,
  quantity = 1,
  giftShare = 0,
}: {
  deliveryDate?: string | null
  quantity?: number
  /** The part of the total that an older gift card pays. */
  giftShare?: number
} = {}): OrderSnapshot {
  const order = makeOrder({
    store: 'de',
    lines: [{ name: 'Gift card', unit: [{ rate: 0, amount: 2500 }], quantity }],
    shipping: null,
    giftShare,
  })
  const giftCard = {
    amount: 25,
    senderName: 'Ada',
    recipientName: 'Björn',
    recipientEmail: 'bjoern@example.test',
    message: 'Alles <Gute>',
    deliveryDate,
    image: '',
  }
  return { ...order, lines: order.lines.map((line) => ({ ...line, selection: { ...emptySelection, giftCard } })) }
}
