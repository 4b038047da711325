import { dueDate, type PaymentTerms } from '@mantel/domain/order'
import { calendarDay, type StoreView, type Website } from '@mantel/domain/store'
import { keepOrderFiles } from '../cart/index.ts'
import { spendGiftCards } from '../giftcard/index.ts'
import { wakeAfterCommit } from '../platform/events/index.ts'
import { callerDigest } from '../platform/limits/index.ts'
import { claimCoupon } from '../promotion/index.ts'
import { planStockMoves } from '../stock/index.ts'
import type { OrderIdentity } from './find-placed-order.ts'
import type { OrderBody } from './idempotency-key.ts'
import { insertOrder } from './insert-order.repository.ts'
import { orderKeyDigest } from './order-key.ts'
import type { OrderCtx, PlacedOrder, PlaceOrderInput } from './place-order.ts'
import type { OrderedCart, PricedOrder } from './price-order.ts'
import type { Addresses } from './read-addresses.ts'
import { toSnapshot } from './to-snapshot.ts'

/** Writes a priced order: takes stock, closes the cart, inserts the order with its snapshot, and uses coupon and gift cards. */
export async function writeOrder(
  ctx: OrderCtx,
  { body, orderer, keys, website }: PlaceOrderInput,
  { id, addresses, identity, cart }: { id: number; addresses: Addresses; identity: OrderIdentity; cart: OrderedCart },
  { now, shipping, locked, held, summed, cards, payment, state }: PricedOrder,
): Promise<PlacedOrder> {
  const { view, db: tx } = ctx
  const stock = planStockMoves(
    held.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    locked,
  )
  const snapshot = toSnapshot({
    view,
    orderer,
    addresses,
    summed,
    shipping,
    payment,
    website,
    paidByCards: cards.used,
    due: cards.due,
    terms: payment.start === 'on-invoice' ? paymentTerms(website, view, now) : undefined,
    purchaseOrder: purchaseOrder(view, body),
    downloadConsent: body.addressInformation.download_consent === true,
  })
  const number = await insertOrder(tx, {
    id,
    website: view.website,
    storeCode: view.code,
    customerId: orderer.customerId,
    emailKey: identity.emailKey,
    cartId: cart.id,
    idempotencyKey: identity.key,
    bodyDigest: identity.digest,
    accessDigest: orderKeyDigest(keys.orderKeyOf(id)),
    callerDigest: callerDigest(ctx.caller),
    state,
    paymentDeadline: state === 'pending_payment' ? paymentDeadline(view, now) : null,
    snapshot,
    held,
    moves: stock.moves,
    events: [...stock.events, { event: { type: 'order.moved', orderId: id, step: 0, state } }],
    now,
  })
  wakeAfterCommit(tx)
  if (snapshot.coupon) {
    await claimCoupon(tx, { code: snapshot.coupon, customerId: orderer.customerId, orderId: id, now })
  }
  await spendGiftCards(tx, { cards: cards.cards, orderId: id, now })
  await keepOrderFiles(tx, id, summed.lines)
  return { id, number, state, placed_at: now }
}

/** Only trade buyers use purchase order numbers of their own: in a consumer order the field is ignored. */
function purchaseOrder({ prices }: StoreView, { addressInformation }: OrderBody): string | undefined {
  return (prices.needGroupToken && addressInformation.po_number?.trim()) || undefined
}

const paymentDeadline = ({ limits }: StoreView, now: Date) =>
  new Date(now.getTime() + limits.order.paymentMinutes * 60_000)

function paymentTerms({ code, bankAccounts, invoiceNetDays }: Website, { i18n }: StoreView, now: Date): PaymentTerms {
  const account = bankAccounts.find(({ currency }) => currency === i18n.currencyCode)
  if (!account) throw new Error(`website ${code} has no bank account in ${i18n.currencyCode}`)
  return { dueOn: dueDate(calendarDay(now, i18n.timeZone), invoiceNetDays), account }
}
