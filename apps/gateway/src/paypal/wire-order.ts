import type { PaypalOrder, PaypalRefund } from './orders.ts'

/** An order in the format of the Orders API. */
export function wireOrder(order: PaypalOrder, publicUrl: string): object {
  const { id, status, customId, description, amount, capture } = order
  return {
    id,
    status,
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: customId,
        description,
        amount,
        payments: capture && { captures: [{ ...capture, amount, custom_id: customId, final_capture: true }] },
      },
    ],
    links: [
      { rel: 'self', method: 'GET', href: `${publicUrl}/v2/checkout/orders/${id}` },
      ...(status === 'PAYER_ACTION_REQUIRED'
        ? [{ rel: 'payer-action', method: 'GET', href: `${publicUrl}/checkoutnow?token=${id}` }]
        : []),
    ],
  }
}

type Event = { type: string; id: string; order: PaypalOrder; refund?: PaypalRefund; now: number }

/** A webhook. Depending on its type, its resource is the order, the capture with the order's id, or a refund of the capture. */
export function wireEvent({ type, id, order, refund, now }: Event): object {
  const { customId, amount, capture } = order
  const related = { supplementary_data: { related_ids: { order_id: order.id } } }
  const [resourceType, resource] = type.startsWith('CHECKOUT.')
    ? ['checkout-order', { id: order.id, status: order.status, purchase_units: [{ custom_id: customId, amount }] }]
    : refund
      ? ['refund', wireRefund(order, refund)]
      : ['capture', { id: capture?.id ?? order.id, status: capture?.status, amount, custom_id: customId, ...related }]
  return {
    id,
    event_version: '1.0',
    event_type: type,
    create_time: new Date(now).toISOString(),
    resource_type: resourceType,
    resource,
  }
}

function wireRefund({ customId, amount, capture }: PaypalOrder, { id, value }: PaypalRefund): object {
  return {
    id,
    status: 'COMPLETED',
    amount: { ...amount, value },
    custom_id: customId,
    links: [{ rel: 'up', method: 'GET', href: `https://api.paypal.example/v2/payments/captures/${capture?.id}` }],
  }
}
