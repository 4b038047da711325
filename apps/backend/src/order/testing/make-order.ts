import type { OrderAddress, OrderSnapshot } from '@mantel/domain/order'
import { viewOf } from '../../store/testing.ts'
import { type OrderPlan, snapshotOf } from '../mails/sample-order.ts'

/** Builds snapshots of orders for tests, without placing an order. */

export type TestOrder = Partial<Omit<OrderPlan, 'shipping' | 'billing'>> & {
  store: string
  lines: OrderPlan['lines']
  /** Minor units; null: nothing to deliver. */
  shipping?: number | null
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

export function makeOrder({ store, shipping = 595, billing, ...plan }: TestOrder): OrderSnapshot {
  const view = viewOf(store)
  const company = view.website === 'trade' ? 'Dočekal & Sons' : ''
  const person = { company, vatId: '', region: '', telephone: '0163 2960000', firstname: 'Zoë', lastname: 'Škoda-<Ł>' }
  return snapshotOf(view, {
    discount: null,
    giftShare: 0,
    email: 'buyer@example.test',
    ...plan,
    shipping: shipping === null ? null : { gross: shipping, rate: rateOf[store] ?? 20 },
    billing: { ...person, ...addresses[store], ...billing } as OrderAddress,
  })
}

/** A typical order of a store, with lines of one tax rate and a line of several. */
export function typicalOrder(store: string, more: Partial<TestOrder> = {}): OrderSnapshot {
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
