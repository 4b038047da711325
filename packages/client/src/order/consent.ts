import type { PriceChange, StoredOrder } from './stored-order.ts'

/** The same order at the prices that the shopper has agreed to. Another body needs another key. */
export function consentTo(order: StoredOrder, changes: readonly PriceChange[], id: string, now: number): StoredOrder {
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
    },
    summary: { ...order.summary, totals: { ...totals, grandTotal: totals.grandTotal + grown } },
    state: 'queued',
    transmited: false,
    problem: null,
    createdAt: now,
    updatedAt: now,
    attempts: 0,
  }
}
