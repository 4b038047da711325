import { type Refusal, refuse } from '@mantel/contract'
import { websiteOf } from '@mantel/domain/store'
import { findCustomerByToken } from '../customer/index.ts'
import type { DownloadKeys } from '../download/index.ts'
import { type Handlers, ok, type RequestCtx } from '../platform/http/index.ts'
import { findOrder, type OrderRow } from './order.repository.ts'
import { readWireOrder } from './read-wire-orders.ts'
import { type ReturnDeps, requestReturn } from './request-return.ts'
import { findOrderByKey } from './track-order.ts'
import { positionOfItem } from './wire-order-items.ts'

/** Requests of buyers to cancel an order or to withdraw from it. */
export function orderRequestHandlers({
  downloadKeys,
  ...deps
}: ReturnDeps & { downloadKeys: DownloadKeys }): Pick<Handlers, 'orderRequest'> {
  return {
    async orderRequest({ ctx, body }) {
      const found = await findOwnOrder(ctx, body)
      if (!found.ok) return found
      const { kind, items, requestId, reason = '' } = body
      const lines = items?.map(({ item_id, qty }) => ({ position: positionOfItem(item_id), quantity: qty }))
      const { stores } = deps
      const website = websiteOf(stores, ctx.view)
      const secrets = { downloadKeys, giftCodeOf: deps.giftCodeOf }
      const request = { kind, lines, key: requestId, reason }
      const requested = await requestReturn(ctx, { ...deps, website }, found.order.id, request)
      return requested.ok ? ok(await readWireOrder(ctx, stores, requested.order, secrets)) : requested
    },
  }
}

/** The order that the key belongs to, or the signed-in customer's order with this id. */
async function findOwnOrder(
  ctx: RequestCtx,
  { orderKey, orderId }: { orderKey?: string | null; orderId?: string | null },
): Promise<{ ok: true; order: OrderRow } | Refusal> {
  if (orderKey) {
    const order = await findOrderByKey(ctx, orderKey)
    return order ? { ok: true, order } : refuse('order_key_wrong')
  }
  const signedIn = await findCustomerByToken(ctx, ctx.token ?? '')
  if (!signedIn.ok) return signedIn
  const id = /^\d{1,15}$/.test(orderId ?? '') ? Number(orderId) : null
  const order = id === null ? undefined : await findOrder(ctx.db, id)
  if (order?.customer_id !== signedIn.customer.id || order.website !== ctx.view.website) return refuse('order_unknown')
  return { ok: true, order }
}
