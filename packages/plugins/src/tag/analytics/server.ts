import type { TagServerPart } from '../server-part.ts'

/** The Measurement Protocol. */
export const serverPart: TagServerPart = {
  purchaseRequest({ id = '', secret = '', serverHost = '' }, { purchase, currency, placedAt, clientId, userId }) {
    const { orderNumber, items, value, tax, shipping, coupon } = purchase
    const query = new URLSearchParams({ measurement_id: id, api_secret: secret })
    return {
      url: `${serverHost}/mp/collect?${query}`,
      body: {
        // Without the vendor's cookie the order number serves as the client id, so the browser counts as a new one.
        client_id: clientId ?? `order.${orderNumber}`,
        user_id: userId || undefined,
        timestamp_micros: placedAt.getTime() * 1000,
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events: [
          {
            name: 'purchase',
            params: {
              transaction_id: orderNumber,
              currency,
              value: value ?? undefined,
              tax,
              shipping,
              coupon: coupon ?? undefined,
              items: items.map(({ sku, name, price, quantity }) => ({
                item_id: sku,
                item_name: name,
                price: price ?? undefined,
                quantity,
              })),
            },
          },
        ],
      },
    }
  },
}
