import type { Refusal } from '@mantel/contract'
import type { Website } from '@mantel/domain/store'
import { openCart, openRequestedCart, type ProductLookup } from '../cart/index.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction, retryTransaction } from '../platform/db/index.ts'
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
import { guestOrderer, type Orderer } from './resolve-orderer.ts'
import { writeOrder } from './write-order.ts'

export type PlaceOrderInput = {
  body: OrderBody
  orderer: Orderer
  productLookup: ProductLookup
  keys: OrderKeys
  website: Website
  limits: Limits
}
/** A use case's context with the client whose orders the limits count. */
export type OrderCtx = Ctx & { caller: Caller }
export type PlacedOrder = Pick<OrderRow, 'id' | 'number' | 'state' | 'placed_at'>

/**
 * Places an order once, in one transaction; a repeated request returns the existing order. Every request takes its locks in
 * the same order: idempotency key, cart, stock by SKU, coupon, gift cards by id, limits, and last the row of the order number
 * counter. A cart that identifies its customer but can no longer be used makes the order a guest order.
 */
export async function placeOrder(
  ctx: OrderCtx,
  placing: PlaceOrderInput,
): Promise<{ ok: true; order: PlacedOrder } | Refusal> {
  try {
    const order = (await placeFor(ctx, placing)) ?? (await placeFor(ctx, { ...placing, orderer: guestOrderer }))
    if (!order) throw new Error('the order was placed neither for the customer nor as a guest order')
    return { ok: true, order }
  } catch (error) {
    if (error instanceof OrderRefusedError) return error.refusal
    throw error
  }
}

/** Returns null if the buyer may use only one cart, and that cart is already ordered or belongs to another store view. */
async function placeFor(ctx: OrderCtx, placing: PlaceOrderInput): Promise<PlacedOrder | null> {
  const addresses = readAddresses(placing.body.addressInformation, ctx.view, placing.orderer.email)
  const identity = orderIdentityOf(ctx, placing, addresses)
  await preloadProducts(ctx, placing)
  return retryTransaction(() =>
    inTransaction(ctx.db, (tx) => placeInTransaction({ ...ctx, db: tx }, placing, addresses, identity)),
  )
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
): Promise<PlacedOrder | null> {
  const { db: tx } = ctx
  const { body, orderer } = placing
  const id = await lockIdempotencyKey(tx, identity.lock)
  const placed = await findPlacedOrder(ctx, tx, identity)
  if (placed) return placed

  const request = { cartId: body.cart_id ?? '', customerId: orderer.customerId }
  const cart = await (orderer.isIdentifiedByCart ? openRequestedCart(ctx, request) : openCart(ctx, request))
  const isRequestedCart = cart && [cart.guest_key, cart.customer_key, String(cart.id)].includes(request.cartId)
  if (!isRequestedCart) {
    const duplicate = await findOrderOfCart(tx, { ...request, digest: identity.digest })
    if (duplicate) return duplicate
  }
  if (!cart) return null
  const priced = await priceOrder(ctx, placing, { addresses, identity, cart })
  const { lines } = priced.summed
  const isUnpaid = priced.state === 'pending_payment'
  await limitOrder(ctx, placing.limits, { orderer, emailKey: identity.emailKey, lines, isUnpaid })
  return writeOrder(ctx, placing, { id, addresses, identity, cart }, priced)
}
