import type { PricesChanged, StoredOrder } from './stored-order.ts'

/** The same order at the prices that the shopper has agreed to. Another body needs another key. */
export function consentTo(order: StoredOrder, { changes, due }: PricesChanged, id: string, now: number): StoredOrder {
  const prices = new Map(changes.map((change) => [change.sku, change]))
  const grown = order.body.products.reduce((sum, { sku, qty }) => {
    const price = prices.get(sku)
    return price ? sum + (price.now - price.before) * Number(qty) : sum
  }, 0)
  const { totals } = order.summary
  return {
    ...order,
    id,
    body: {
      ...order.body,
      order_id: id,
      updated_at: new Date(now).toISOString(),
      products: order.body.products.map((product) => {
        const price = prices.get(product.sku)
        return price ? { ...product, price_incl_tax: price.charged } : product
      }),
      addressInformation: {
        ...order.body.addressInformation,
        // Where the shop has not said what it comes to in all, it says so when the order is sent.
        expected_due: due?.charged ?? null,
      },
    },
    summary: { ...order.summary, totals: { ...totals, grandTotal: due?.now ?? totals.grandTotal + grown } },
    state: 'queued',
    transmited: false,
    problem: null,
    createdAt: now,
    updatedAt: now,
    attempts: 0,
  }
}
