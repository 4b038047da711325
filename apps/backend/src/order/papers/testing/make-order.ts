import { type CartDiscount, cartTotals, nothingChosen } from '@mantel/domain/cart'
import type { OrderAddress, OrderSnapshot } from '@mantel/domain/order'
import { viewOf } from '../../../store/testing.ts'

/** Orders as placing one writes them down, made without a shop. The sums are the domain's own. */

export type OrderPlan = {
  store: string
  lines: { name: string; unit: { rate: number; amount: number }[]; quantity: number; options?: string[] }[]
  discount?: CartDiscount | null
  /** Minor units; null: nothing is carried. */
  shipping?: number | null
  /** Share of the total that gift cards pay, 0 to 1. */
  giftShare?: number
  email?: string
  billing?: Partial<OrderAddress>
}

export const rateOf: Record<string, number> = { default: 20, de: 19, it: 22, trade: 20, trade_eu: 22 }

const addresses: Record<string, Partial<OrderAddress>> = {
  default: { street: ['7 Quiet Lane'], city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
  de: { street: ['Gasse 7'], city: 'Köln', postcode: '50667', country: 'DE' },
  it: { street: ['Via Breve 7'], city: 'Torino', postcode: '10121', country: 'IT' },
  trade: { street: ['7 Dock Road'], city: 'Hull', postcode: 'HU1 1UU', country: 'GB', vatId: 'GB888888883' },
  trade_eu: { street: ['Ulica 7'], city: 'Ljubljana', postcode: '1000', country: 'SI', vatId: 'SI88888888' },
}

export function makeOrder(plan: OrderPlan): OrderSnapshot {
  const { store, discount = null, shipping = 595, giftShare = 0, email = 'buyer@example.test' } = plan
  const view = viewOf(store)
  const { rounding, shown } = view.prices
  const rate = rateOf[store] ?? 20
  const totals = cartTotals({
    lines: plan.lines.map(({ unit, quantity }) => ({ unit, quantity, isDiscounted: true })),
    discount,
    shipping: shipping === null ? null : { gross: shipping, rate },
    rounding,
  })
  const paid = Math.floor(totals.total.gross * giftShare)
  const company = view.website === 'trade' ? 'Dočekal & Sons' : ''
  const nobody = { company, vatId: '', region: '', telephone: '0163 2960000', firstname: 'Zoë', lastname: 'Škoda-<Ł>' }
  const billing = { ...nobody, ...addresses[store], ...plan.billing } as OrderAddress
  return {
    version: 1,
    language: view.language,
    locale: view.i18n.defaultLocale,
    currency: view.i18n.currencyCode,
    shown,
    rounding,
    taxCountry: view.tax.defaultCountry,
    buyer: { customerId: null, groupId: null, email, firstname: billing.firstname, lastname: billing.lastname },
    lines: plan.lines.map(({ name, unit, quantity, options = [] }, at) => ({
      ...{
        productId: at + 1,
        productSku: `SKU-${at + 1}`,
        boughtSku: `SKU-${at + 1}`,
        productType: 'simple',
        name,
        quantity,
      },
      options: options.map((value, option) => ({ label: `Option ${option + 1}`, value })),
      ...{ selection: nothingChosen, image: null, path: null },
      ...totals.lines[at]!,
      rates: unit.map((part) => part.rate),
    })),
    totals: { ...totals, giftCards: paid > 0 ? [{ hint: 'X7Q2', amount: paid }] : [], due: totals.total.gross - paid },
    coupon: discount ? 'AUTUMN' : null,
    shipping:
      shipping === null
        ? null
        : { carrierCode: 'flatrate', methodCode: 'flatrate', title: 'Courier, flat rate', address: billing },
    payment: { code: 'card', title: 'Card' },
    billing,
  }
}

/** A likely order of each store, with goods of one rate and a line of several. */
export function likelyOrder(store: string, more: Partial<OrderPlan> = {}): OrderSnapshot {
  const rate = rateOf[store] ?? 20
  return makeOrder({
    store,
    lines: [
      { name: 'Wall clock “Kamin” <oak> & brass', unit: [{ rate, amount: 8995 }], quantity: 1, options: ['Oak & ash'] },
      { name: 'Photo frame 13 × 18', unit: [{ rate, amount: 1249 }], quantity: 3 },
      {
        name: 'Gift set',
        unit: [
          { rate, amount: 2000 },
          { rate: 5, amount: 1050 },
        ],
        quantity: 2,
      },
    ],
    discount: { kind: 'percent', percent: 10 },
    giftShare: 0.25,
    ...more,
  })
}
