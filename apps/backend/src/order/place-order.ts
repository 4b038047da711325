import type { Refusal } from '@mantel/contract'
import type { Website } from '@mantel/domain/store'
import { openCart, type ProductLookup } from '../cart/index.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { Caller, Limits } from '../platform/limits/index.ts'
import { findPlacedOrder, type OrderIdentity, orderIdentityOf } from './find-placed-order.ts'
import type { OrderBody } from './idempotency-key.ts'
import { lockIdempotencyKey } from './insert-order.repository.ts'
import { limitOrder } from './limit-order.ts'
import type { OrderRow } from './order.repository.ts'
import type { OrderKeys } from './order-key.ts'
import { findOrderOfCart } from './order-of-cart.repository.ts'
import { OrderRefusedError } from './order-refused-error.ts'
import { priceOrder } from './price-order.ts'
import { type Addresses, readAddresses } from './read-addresses.ts'
import type { Orderer } from './resolve-orderer.ts'
import { retryTransaction } from './retry-transaction.ts'
import { writeOrder } from './write-order.ts'

export type PlaceOrderInput = {
  body: OrderBody
  orderer: Orderer
  productLookup: ProductLookup
  keys: OrderKeys
  website: Website
  limits: Limits
}
/** A use case's context with the caller whom the limits count. */
export type OrderCtx = Ctx & { caller: Caller }
export type PlacedOrder = Pick<OrderRow, 'id' | 'number' | 'state' | 'placed_at'>

/**
 * Places an order once, in one transaction; a repeated request returns the existing order. Every request takes its locks in
 * the same order: idempotency key, cart, stock by SKU, coupon, gift cards by id, limits, and last the row of the order number
 * counter.
 */
export async function placeOrder(
  ctx: OrderCtx,
  placing: PlaceOrderInput,
): Promise<{ ok: true; order: PlacedOrder } | Refusal> {
  try {
    const addresses = readAddresses(placing.body.addressInformation, ctx.view, placing.orderer.email)
    const identity = orderIdentityOf(ctx, placing, addresses)
    await preloadProducts(ctx, placing)
    const order = await retryTransaction(() =>
      inTransaction(ctx.db, (tx) => placeInTransaction({ ...ctx, db: tx }, placing, addresses, identity)),
    )
    return { ok: true, order }
  } catch (error) {
    if (error instanceof OrderRefusedError) return error.refusal
    throw error
  }
}

/** Loads the products into the lookup's cache before any lock is taken, so that no request waits for these reads. */
async function preloadProducts(ctx: Ctx, { productLookup, body, orderer }: PlaceOrderInput): Promise<void> {
  await productLookup.find(
    ctx,
    body.products.map(({ parentSku, sku }) => parentSku || sku),
  )
  await productLookup.findPriceContext(ctx, orderer.groupId)
}

async function placeInTransaction(
  ctx: OrderCtx,
  placing: PlaceOrderInput,
  addresses: Addresses,
  identity: OrderIdentity,
): Promise<PlacedOrder> {
  const { db: tx } = ctx
  const { body, orderer } = placing
  await lockIdempotencyKey(tx, identity.lock)
  const placed = await findPlacedOrder(ctx, tx, identity)
  if (placed) return placed

  const cart = await openCart(ctx, { cartId: body.cart_id ?? '', customerId: orderer.customerId })
  const isRequestedCart = [cart.guest_key, cart.customer_key, String(cart.id)].includes(body.cart_id ?? '')
  if (!isRequestedCart) {
    const { customerId } = orderer
    const duplicate = await findOrderOfCart(tx, { cartId: body.cart_id ?? '', customerId, digest: identity.digest })
    if (duplicate) return duplicate
  }
  const priced = await priceOrder(ctx, placing, { addresses, identity, cart })
  const { lines } = priced.summed
  const isUnpaid = priced.state === 'pending_payment'
  await limitOrder(ctx, placing.limits, { orderer, emailKey: identity.emailKey, lines, isUnpaid })
  return writeOrder(ctx, placing, { addresses, identity, cart }, priced)
}
