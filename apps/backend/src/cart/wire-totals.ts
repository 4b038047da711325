import { fillMessage, messageText, type ResultOf } from '@mantel/contract'
import { type Segment, totalSegments } from '@mantel/domain/cart'
import { toMajorUnits } from '@mantel/domain/money'
import type { StoreView } from '@mantel/domain/store'
import { shownOptions } from './shown-options.ts'
import type { SummedCart } from './sum-cart.ts'
import { toWireOption } from './wire-option.ts'

type WireTotals = ResultOf<'cartTotals'>

/**
 * Amounts are in major units, and net unless the field name mentions tax. The segments add up to grand_total.
 * extension_attributes hold, in minor units, everything a browser needs to compute the same totals.
 */
export function toWireTotals(summed: SummedCart, view: StoreView): WireTotals {
  const { totals, coupon, shipping, shippingRate, checkoutMessage, lines, giftCards, due } = summed
  const toMajor = (amount: number) => toMajorUnits(amount, view.i18n.priceFormat.fractionDigits)
  const { subtotal, discount, total, shippingDiscount } = totals
  const paidByCards = giftCards.map(({ amount }) => amount)
  const lineDiscount = discount.net - shippingDiscount.net
  return {
    ...withBase({
      grand_total: toMajor(due),
      subtotal: toMajor(subtotal.net),
      subtotal_incl_tax: toMajor(subtotal.gross),
      subtotal_with_discount: toMajor(subtotal.net + lineDiscount),
      discount_amount: toMajor(discount.net),
      shipping_amount: toMajor(totals.shipping.net),
      shipping_incl_tax: toMajor(totals.shipping.gross),
      shipping_tax_amount: toMajor(totals.shipping.tax),
      shipping_discount_amount: toMajor(-shippingDiscount.net || 0),
      tax_amount: toMajor(total.tax),
    }),
    discount_incl_tax: toMajor(discount.gross),
    coupon_code: coupon.state === 'applies' ? coupon.code : undefined,
    coupon_message:
      coupon.state === 'refused' ? fillMessage(coupon.refusal.code, view.language, coupon.refusal.params) : undefined,
    base_currency_code: view.i18n.currencyCode,
    quote_currency_code: view.i18n.currencyCode,
    items_qty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: lines.map((_, index) => wireItem(summed, index, view, toMajor)),
    total_segments: totalSegments(totals, { hasShipping: shipping !== null, paidByCards }).map((segment) =>
      wireSegment(segment, summed, view),
    ),
    allow_checkout: checkoutMessage === null,
    checkout_message: checkoutMessage ?? undefined,
    extension_attributes: {
      rounding: view.prices.rounding,
      shipping,
      shipping_tax_rate: shippingRate,
      discount: coupon.state === 'applies' ? coupon.discount : null,
      gift_cards: giftCards.map(({ hint, balance }) => ({ hint, balance })),
      reverse_charge: summed.reverseCharge !== null,
    },
  }
}

function wireItem(
  { lines, totals, coupon }: SummedCart,
  index: number,
  view: StoreView,
  toMajor: (amount: number) => number,
) {
  const line = lines[index]!
  const sums = totals.lines[index]!
  const unit = line.price?.unit ?? []
  const highest = unit.toSorted((a, b) => b.amount - a.amount)[0]
  const isDiscounted = coupon.state === 'applies' && coupon.appliesToLine[index] === true
  return {
    item_id: line.id,
    ...withBase({
      price: toMajor(sums.unit.net),
      price_incl_tax: toMajor(sums.unit.gross),
      row_total: toMajor(sums.full.net),
      row_total_incl_tax: toMajor(sums.full.gross),
      tax_amount: toMajor(sums.charged.tax),
      discount_amount: toMajor(sums.discount.net),
    }),
    row_total_with_discount: toMajor(sums.charged.net),
    qty: line.quantity,
    tax_percent: highest?.rate ?? 0,
    discount_percent: isDiscounted && coupon.discount.kind === 'percent' ? coupon.discount.percent : 0,
    name: line.product?.name ?? line.name,
    options: JSON.stringify(shownOptions(line, view)),
    product_option: toWireOption(line.selection, line.spelling),
    extension_attributes: { unit, is_discounted: isDiscounted },
  }
}

function wireSegment(
  { code, value, gross, rates }: Segment,
  { coupon, method, giftCards, reverseCharge }: SummedCart,
  view: StoreView,
) {
  const toMajor = (amount: number) => toMajorUnits(amount, view.i18n.priceFormat.fractionDigits)
  const title = {
    subtotal: () => messageText('total_subtotal', view.language),
    discount: () => messageText('total_discount', view.language, { code: coupon.state === 'none' ? '' : coupon.code }),
    shipping: () => messageText('total_shipping', view.language, { method: method?.methodTitle ?? '' }),
    amasty_giftcard: () => messageText('total_gift_card', view.language),
    tax: () => messageText(reverseCharge ? 'total_tax_reverse_charge' : 'total_tax', view.language),
    grand_total: () => messageText('total_grand_total', view.language),
  }[code]()
  if (code === 'grand_total') return { code, title, value: toMajor(value), area: 'footer' }
  if (code === 'amasty_giftcard') {
    const gift_cards = giftCards.map(({ hint, amount }) => ({ code: hint, amount: toMajor(amount) }))
    return { code, title, value: toMajor(value), extension_attributes: { gift_cards } }
  }
  if (code !== 'tax')
    return { code, title, value: toMajor(value), extension_attributes: { value_incl_tax: toMajor(gross) } }
  const tax_grandtotal_details = (rates ?? []).map(({ rate, tax }, group_id) => ({
    amount: toMajor(tax),
    rates: [{ percent: String(rate), title }],
    group_id: group_id + 1,
  }))
  return { code, title, value: toMajor(value), area: 'taxes', extension_attributes: { tax_grandtotal_details } }
}

/** The API format has a base currency; here it always equals the store's currency. */
function withBase<T extends Record<string, number>>(amounts: T): T & Record<`base_${keyof T & string}`, number> {
  const base = Object.entries(amounts).map(([name, amount]) => [`base_${name}`, amount])
  return { ...amounts, ...Object.fromEntries(base) }
}
