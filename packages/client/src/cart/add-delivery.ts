import { isVirtualForPayment } from '@mantel/domain/cart'
import { fromGross, toMinorUnits } from '@mantel/domain/money'
import type { ShippingMethod } from '@mantel/domain/store'
import type { CartState, TotalsView } from './state.ts'

type CartWithTotals = Pick<CartState, 'lines' | 'totals' | 'giftCards' | 'hasFreeDelivery' | 'deliveryTaxRate'>

/** A delivery that the server has not added to the totals yet. */
export type LocalDelivery = {
  /** null: the screen supplies the text. */
  title: string | null
  /** With tax. Minor units. */
  price: number
}

/** The store's default delivery method, for estimates before the shopper chooses one; null if there is none. */
export function defaultDelivery(methods: readonly ShippingMethod[], fractionDigits: number): LocalDelivery | null {
  const method = methods.find(({ isDefault }) => isDefault)
  return method ? { title: null, price: toMinorUnits(method.amountInclTax, fractionDigits) } : null
}

/**
 * The totals with the cost of delivery, computed as the server does. For display only. Returns the totals
 * unchanged if they include delivery, or nothing has to be delivered.
 */
export function addDelivery(
  { lines, totals, giftCards, hasFreeDelivery, deliveryTaxRate }: CartWithTotals,
  chosen: LocalDelivery | null,
): TotalsView | null {
  const isVirtual = isVirtualForPayment(lines.map(({ typeId }) => typeId))
  if (!totals || !chosen || isVirtual || totals.segments.some(({ code }) => code === 'shipping')) return totals
  // The server taxes delivery at the store's highest rate. Until its first reply, the browser knows the rates of the lines only.
  const rate = deliveryTaxRate ?? Math.max(0, ...lines.flatMap(({ unit }) => (unit ?? []).map((amount) => amount.rate)))
  const gross = hasFreeDelivery ? 0 : chosen.price
  const delivery = fromGross(gross, rate)
  const balance = giftCards.reduce((sum, card) => sum + card.balance, 0)
  const cardSegment = totals.segments.find(({ code }) => code === 'amasty_giftcard')
  const fromCards = cardSegment ? Math.min(gross, Math.max(0, balance + cardSegment.gross)) : 0
  const due = gross - fromCards
  const segments = totals.segments.map((segment) => {
    const { code, value } = segment
    if (code === 'tax') return { ...segment, value: value + delivery.tax }
    const added = code === 'grand_total' ? due : code === 'amasty_giftcard' ? -fromCards : 0
    return { ...segment, value: value + added, gross: segment.gross + added }
  })
  const at = segments.findIndex(({ code }) => code === 'tax' || code === 'amasty_giftcard' || code === 'grand_total')
  const shipping = { code: 'shipping', title: chosen.title, value: delivery.net, gross }
  return {
    ...totals,
    segments: segments.toSpliced(at < 0 ? segments.length : at, 0, shipping),
    grandTotal: totals.grandTotal + due,
  }
}
