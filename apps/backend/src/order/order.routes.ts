import { refuse } from '@mantel/contract'
import { findView, type Stores, websiteOf } from '@mantel/domain/store'
import type { ProductLookup } from '../cart/index.ts'
import { findCustomerByToken, findSharedCompany } from '../customer/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { listBoughtTogether } from './bought-together.repository.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { listCustomerOrders } from './list-customer-orders.ts'
import { findOrderByIdempotencyKey } from './order.repository.ts'
import type { OrderKeys } from './order-key.ts'
import { readRequests } from './order-request.repository.ts'
import { readHistory } from './order-steps.repository.ts'
import { type PlacedOrder, placeOrder } from './place-order.ts'
import { type ItemSecrets, readWireOrder } from './read-wire-orders.ts'
import { resolveOrderer } from './resolve-orderer.ts'
import { readShipments } from './shipment.repository.ts'
import { findOrderByKey, trackOrder } from './track-order.ts'
import { toWireStatus } from './wire-status.ts'

type OrderCalls =
  | 'boughtTogether'
  | 'orderPlace'
  | 'orderSyncStatus'
  | 'orderStatus'
  | 'orderTrack'
  | 'orderDetails'
  | 'userOrderHistory'

export function orderHandlers({
  productLookup,
  keys,
  stores,
  limits,
  downloadKeys,
  giftCodeOf,
}: {
  productLookup: ProductLookup
  keys: OrderKeys
  stores: Stores
  limits: Limits
} & ItemSecrets): Pick<Handlers, OrderCalls> {
  const secrets = { downloadKeys, giftCodeOf }
  const confirmation = ({ id, number, state, placed_at }: PlacedOrder) => ({
    magentoOrderId: String(id),
    backendOrderId: String(id),
    orderNumber: number,
    transferedAt: placed_at.toISOString(),
    orderKey: keys.orderKeyOf(id),
    state,
  })

  return {
    async boughtTogether({ ctx, query }) {
      const { db, view, now } = ctx
      return ok(await listBoughtTogether(db, { sku: query.sku, website: view.website, now: now(), limit: 12 }))
    },

    async orderPlace({ ctx: requestCtx, body }) {
      // A queued order may be sent from a page of another store view; it belongs to the view in its body.
      const { view } = requestCtx
      const website = websiteOf(stores, view)
      const ctx = { ...requestCtx, view: findView(stores, website, body.store_code ?? '') ?? view }
      const orderer = await resolveOrderer(ctx, { userId: body.user_id, cartId: body.cart_id })
      if (!orderer.ok) return orderer
      const placed = await placeOrder(ctx, { body, orderer, productLookup, keys, website, limits })
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
      const order = await findOrderByKey(ctx, params.orderKey)
      if (!order) return refuse('order_key_wrong')
      const states = (await readHistory(ctx.db, [order.id])).map(({ state }) => state)
      const shipments = await readShipments(ctx.db, [order.id])
      const requests = await readRequests(ctx.db, [order.id])
      const { carriers } = websiteOf(stores, ctx.view)
      return ok(toWireStatus(order, { states, shipments, requests, carriers }))
    },

    async orderTrack({ ctx, body }) {
      const found = await trackOrder(ctx, limits, body)
      if (!found.ok) return found
      const { order } = found
      return ok({ orderKey: keys.orderKeyOf(order.id), order: await readWireOrder(ctx, stores, order, secrets) })
    },

    async orderDetails({ ctx, params }) {
      const order = await findOrderByKey(ctx, params.orderKey)
      return order ? ok(await readWireOrder(ctx, stores, order, secrets)) : refuse('order_key_wrong')
    },

    async userOrderHistory({ ctx, query }) {
      const signedIn = await findCustomerByToken(ctx, ctx.token ?? '')
      if (!signedIn.ok) return signedIn
      const { pageSize, currentPage } = query
      const companyId = await findSharedCompany(ctx.db, signedIn.customer)
      const page = {
        customerId: signedIn.customer.id,
        companyId,
        limit: pageSize,
        offset: (currentPage - 1) * pageSize,
      }
      const { items, total } = await listCustomerOrders(ctx, stores, page, secrets)
      return ok({
        items,
        search_criteria: { page_size: pageSize, current_page: currentPage },
        total_count: total,
      })
    },
  }
}
