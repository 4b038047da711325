import type { CustomerOrder } from '../customer/customer-orders.ts'
import { refusalText } from '../outcome.ts'
import type { Tasks } from '../task/tasks.ts'

export type ReturnRequestInput = {
  /** The order's key for a guest; null: the order of the logged-in customer. */
  orderKey: string | null
  orderId: string
  /** Created once for each form, so that a repeated call makes no second request. */
  requestId: string
  kind: 'cancellation' | 'withdrawal'
  /** Quantities by line. undefined: everything that is left. */
  items?: readonly { lineId: number; quantity: number }[]
  reason: string
}

/** text: the server's message, in the shopper's language; '' if the result is unknown: the call may be repeated. */
export type ReturnRequestResult = { ok: true; order: CustomerOrder } | { ok: false; text: string }

/** Asks to cancel an order, or withdraws from it. Never queued: the buyer needs to know whether the shop has received it. */
export async function requestReturn(
  tasks: Pick<Tasks, 'run'>,
  { orderKey, orderId, items, ...request }: ReturnRequestInput,
): Promise<ReturnRequestResult> {
  const body = {
    ...(orderKey === null ? { orderId } : { orderKey }),
    ...request,
    items: items
      ?.filter(({ quantity }) => quantity > 0)
      .map(({ lineId, quantity }) => ({ item_id: lineId, qty: quantity })),
  }
  const outcome = await tasks.run('orderRequest', { body }, { silent: true })
  if (outcome.ok) return { ok: true, order: outcome.result }
  return { ok: false, text: outcome.reason === 'refused' ? refusalText(outcome) : '' }
}
