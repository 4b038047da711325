import { refuse } from '@mantel/contract'
import { findView, type Stores, websiteOf } from '@mantel/domain/store'
import type { Shelf } from '../cart/index.ts'
import { customerOfToken } from '../customer/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'
import { readHistory } from './moving.repository.ts'
import { findOrder, findOrderByIdempotencyKey, listOrders } from './order.repository.ts'
import { isKeyOf, type OrderKeys, orderIdOfKey } from './order-key.ts'
import { type PlacedOrder, placeOrder } from './place-order.ts'
import { idempotencyKey } from './same-order.ts'
import { whoOrders } from './who-orders.ts'
import { wireOrder } from './wire-order.ts'
import { wireStatus } from './wire-status.ts'

type OrderCalls = 'orderPlace' | 'orderSyncStatus' | 'orderStatus' | 'userOrderHistory'

export function orderHandlers({
  shelf,
  keys,
  stores,
}: {
  shelf: Shelf
  keys: OrderKeys
  stores: Stores
}): Pick<Handlers, OrderCalls> {
  const storeIds = new Map(stores.views.map(({ code, storeId }) => [code, storeId]))

  const confirmation = ({ id, number, state, placed_at }: PlacedOrder) => ({
    magentoOrderId: String(id),
    backendOrderId: String(id),
    orderNumber: number,
    transferedAt: placed_at.toISOString(),
    orderKey: keys.keyOf(id),
    state,
  })

  return {
    async orderPlace({ ctx: asked, body }) {
      // An order that waited is sent from wherever its shopper is by then; it belongs to the store it was made in.
      const { view } = asked
      const ctx = { ...asked, view: findView(stores, websiteOf(stores, view), body.store_code ?? '') ?? view }
      const orderer = await whoOrders(ctx, body.user_id)
      if (!orderer.ok) return orderer
      const placed = await placeOrder(ctx, { body, orderer, shelf, keys })
      return placed.ok ? ok(confirmation(placed.order)) : placed
    },

    async orderSyncStatus({ ctx, params }) {
      const { website } = ctx.view
      const key = idempotencyKey({ order_id: params.order_id }, { website, customerId: null })
      const order = key === null ? undefined : await findOrderByIdempotencyKey(ctx.db, key)
      if (!order) return ok(null)
      return ok({
        platform_order_id: String(order.id),
        transmited: true,
        transmited_at: order.placed_at.toISOString(),
        platform: 'mantel',
        order: null,
      })
    },

    async orderStatus({ ctx, params }) {
      const id = orderIdOfKey(params.orderKey)
      const order = id === null ? undefined : await findOrder(ctx.db, id)
      if (order?.website !== ctx.view.website || !isKeyOf(params.orderKey, order.access_digest)) {
        return refuse('order_key_wrong')
      }
      return ok(wireStatus(order))
    },

    async userOrderHistory({ ctx, query }) {
      const signedIn = await customerOfToken(ctx, ctx.token ?? '')
      if (!signedIn.ok) return signedIn
      const { pageSize, currentPage } = query
      const page = { customerId: signedIn.customer.id, limit: pageSize, offset: (currentPage - 1) * pageSize }
      const { orders, total } = await listOrders(ctx.db, page)
      const history = await readHistory(
        ctx.db,
        orders.map(({ id }) => id),
      )
      const steps = Map.groupBy(history, ({ order_id }) => order_id)
      return ok({
        items: orders.map((order) => wireOrder(order, steps.get(order.id) ?? [], storeIds.get(order.store_code) ?? 0)),
        search_criteria: { page_size: pageSize, current_page: currentPage },
        total_count: total,
      })
    },
  }
}
