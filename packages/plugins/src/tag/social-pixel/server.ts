import { createHash } from 'node:crypto'
import type { TagServerPart } from '../server-part.ts'

const version = 'v23.0'
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** The Conversions API. */
export const serverPart: TagServerPart = {
  purchaseRequest({ id = '', secret = '', serverHost = '' }, report) {
    const { purchase, currency, placedAt, pageUrl, clientId, userId } = report
    return {
      url: `${serverHost}/${version}/${id}/events?${new URLSearchParams({ access_token: secret })}`,
      body: {
        data: [
          {
            event_name: 'Purchase',
            event_time: Math.floor(placedAt.getTime() / 1000),
            event_id: purchase.orderNumber,
            action_source: 'website',
            event_source_url: pageUrl,
            user_data: { fbp: clientId || undefined, external_id: userId ? [hash(userId)] : undefined },
            custom_data: {
              currency,
              value: purchase.value ?? undefined,
              order_id: purchase.orderNumber,
              content_type: 'product',
              contents: purchase.items.map(({ sku, quantity, price }) => ({
                id: sku,
                quantity,
                item_price: price ?? undefined,
              })),
            },
          },
        ],
      },
    }
  },
}
