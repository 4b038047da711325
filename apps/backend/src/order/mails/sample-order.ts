import { type CartDiscount, calculateTotals, emptySelection } from '@mantel/domain/cart'
import type { OrderAddress, OrderSnapshot } from '@mantel/domain/order'
import type { StoreView } from '@mantel/domain/store'

/** Input for a generated order; the domain computes its totals. */
export type OrderPlan = {
  lines: { name: string; unit: { rate: number; amount: number }[]; quantity: number; options?: string[] }[]
  discount: CartDiscount | null
  /** Minor units; null: nothing to deliver. */
  shipping: { gross: number; rate: number } | null
  /** Share of the total that gift cards pay, 0 to 1. */
  giftShare: number
  email: string
  billing: OrderAddress
}

/** A typical order for the preview page. */
export function sampleOrder(view: StoreView): OrderSnapshot {
  const country = view.tax.defaultCountry
  return snapshotOf(view, {
    lines: [
      { name: 'Wall clock “Kamin”', unit: [{ rate: 20, amount: 8995 }], quantity: 1, options: ['Oak'] },
      { name: 'Photo frame 13 × 18', unit: [{ rate: 20, amount: 1249 }], quantity: 3 },
    ],
    discount: { kind: 'percent', percent: 10 },
    shipping: { gross: 595, rate: 20 },
    giftShare: 0.25,
    email: 'sample@example.com',
    billing: {
      firstname: 'Ada',
      lastname: 'Lovell',
      company: '',
      vatId: '',
      telephone: '01632 960000',
      region: '',
      street: ['7 Quiet Lane'],
      city: 'Leeds',
      postcode: 'LS1 4AP',
      country,
    },
  })
}

export function snapshotOf(view: StoreView, plan: OrderPlan): OrderSnapshot {
  const { lines, discount, shipping, giftShare, email, billing } = plan
  const { rounding, shown } = view.prices
  const totals = calculateTotals({
    lines: lines.map(({ unit, quantity }) => ({ unit, quantity, isDiscounted: true })),
    discount,
    shipping,
    rounding,
  })
  const paid = Math.floor(totals.total.gross * giftShare)
  const [payment = { code: 'sample', title: 'Sample' }] = view.payment.methods
  const delivery = { carrierCode: 'flatrate', methodCode: 'flatrate', title: 'Courier, flat rate', address: billing }
  return {
    version: 1,
    language: view.language,
    locale: view.i18n.defaultLocale,
    currency: view.i18n.currencyCode,
    shown,
    rounding,
    taxCountry: view.tax.defaultCountry,
    buyer: { customerId: null, groupId: null, email, firstname: billing.firstname, lastname: billing.lastname },
    lines: lines.map(({ name, unit, quantity, options = [] }, at) => ({
      productId: at + 1,
      productSku: `SKU-${at + 1}`,
      boughtSku: `SKU-${at + 1}`,
      productType: 'simple',
      name,
      quantity,
      selection: emptySelection,
      image: null,
      path: null,
      options: options.map((value, option) => ({ label: `Option ${option + 1}`, value })),
      ...totals.lines[at]!,
      rates: unit.map(({ rate }) => rate),
    })),
    totals: { ...totals, giftCards: paid > 0 ? [{ hint: 'X7Q2', amount: paid }] : [], due: totals.total.gross - paid },
    coupon: discount ? 'AUTUMN' : null,
    shipping: shipping && delivery,
    payment: { code: payment.code, title: payment.title },
    billing,
  }
}
