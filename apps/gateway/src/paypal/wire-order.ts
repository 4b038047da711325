import type { PaypalOrder } from './orders.ts'

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

/** The webhook's resource: the order itself, or its capture with the order's id. */
export function wireEvent(type: string, id: string, order: PaypalOrder, now: number): object {
  const { customId, amount, capture } = order
  const resource = type.startsWith('CHECKOUT.')
    ? { id: order.id, status: order.status, purchase_units: [{ custom_id: customId, amount }] }
    : {
        id: capture?.id ?? order.id,
        status: capture?.status,
        amount,
        custom_id: customId,
        supplementary_data: { related_ids: { order_id: order.id } },
      }
  return {
    id,
    event_version: '1.0',
    event_type: type,
    create_time: new Date(now).toISOString(),
    resource_type: type.startsWith('CHECKOUT.') ? 'checkout-order' : 'capture',
    resource,
  }
}
