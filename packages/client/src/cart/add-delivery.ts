import { isVirtualForPayment } from '@mantel/domain/cart'
import { fromGross, toMinorUnits } from '@mantel/domain/money'
import type { ShippingMethod } from '@mantel/domain/store'
import type { CartState, TotalsView } from './state.ts'

type Estimated = Pick<CartState, 'lines' | 'totals' | 'giftCards' | 'hasFreeDelivery'>

/**
 * The totals with the cost of the store's default delivery method, until the shopper chooses one in the checkout. For
 * display only. The totals as they are if they include delivery, or nothing has to be delivered.
 */
export function addDelivery(
  { lines, totals, giftCards, hasFreeDelivery }: Estimated,
  methods: readonly ShippingMethod[],
  fractionDigits: number,
): TotalsView | null {
  const method = methods.find(({ isDefault }) => isDefault)
  const isVirtual = isVirtualForPayment(lines.map(({ typeId }) => typeId))
  if (!totals || !method || isVirtual || totals.segments.some(({ code }) => code === 'shipping')) return totals
  // The server taxes delivery at the standard rate, which is the highest one.
  const rate = Math.max(0, ...lines.flatMap(({ unit }) => (unit ?? []).map((amount) => amount.rate)))
  const gross = hasFreeDelivery ? 0 : toMinorUnits(method.amountInclTax, fractionDigits)
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
  const shipping = { code: 'shipping', title: null, value: delivery.net, gross }
  return {
    ...totals,
    segments: segments.toSpliced(at < 0 ? segments.length : at, 0, shipping),
    grandTotal: totals.grandTotal + due,
  }
}
