import type { PricesChanged, StoredOrder } from './stored-order.ts'

/** The same order at the prices that the shopper accepted. A changed body needs a new order id. */
export function acceptPrices(
  order: StoredOrder,
  { changes, due }: PricesChanged,
  id: string,
  now: number,
): StoredOrder {
  const prices = new Map(changes.map((change) => [change.sku, change]))
  const increase = order.body.products.reduce((sum, { sku, qty }) => {
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
        // If the shop named no new amount due, the order contains none: the shop returns it when the order is sent.
        expected_due: due?.charged ?? null,
      },
    },
    summary: { ...order.summary, totals: { ...totals, grandTotal: due?.now ?? totals.grandTotal + increase } },
    state: 'queued',
    transmited: false,
    problem: null,
    createdAt: now,
    updatedAt: now,
    attempts: 0,
  }
}
