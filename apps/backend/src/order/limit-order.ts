import { refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import type { StoreView } from '@mantel/domain/store'
import type { CartLine } from '../cart/index.ts'
import { callerDigest, type LimitedCtx, type Limits, type RateLimitKey } from '../platform/limits/index.ts'
import { countUnpaid, lockUnpaid, type UnpaidOrderOwner } from './limit-order.repository.ts'
import { OrderRefusedError } from './order-refused-error.ts'
import type { Orderer } from './resolve-orderer.ts'

/** Throws OrderRefusedError if a line or the whole order has more units than the store sells in one order. */
export function checkPieces({ limits }: StoreView, lines: readonly Pick<CartLine, 'quantity'>[]): void {
  const { lineQuantity, orderQuantity } = limits.order
  if (lines.some(({ quantity }) => quantity > lineQuantity)) {
    throw new OrderRefusedError(refuse('quantity_limit', { limit: lineQuantity }))
  }
  if (piecesOf(lines) > orderQuantity)
    throw new OrderRefusedError(refuse('order_quantity_limit', { limit: orderQuantity }))
}

/**
 * Counts a new order against the store's limits, in its transaction: a refused order is not counted. Runs last before the order is
 * written, because it locks the client's counters until the commit.
 */
export async function limitOrder(
  ctx: LimitedCtx & { view: StoreView },
  limits: Limits,
  order: { orderer: Orderer; emailKey: string; lines: readonly Pick<CartLine, 'quantity'>[]; isUnpaid: boolean },
): Promise<void> {
  const { customerId, email } = order.orderer
  const { address, range } = ctx.caller
  const byBuyer: RateLimitKey[] =
    customerId === null
      ? [
          ['guestOrders', address],
          ['guestOrdersOfRange', range],
        ]
      : [['customerOrders', String(customerId)]]
  // The confirmation goes to this address, which is not verified unless it is the customer's own.
  const isOwnEmail = email !== null && emailKey(email) === order.emailKey
  const byEmail: RateLimitKey[] = isOwnEmail ? [] : [['guestOrdersOfEmail', `${ctx.view.website} ${order.emailKey}`]]
  const refusal = await limits.takeAll(ctx, [...byBuyer, ...byEmail])
  if (refusal) throw new OrderRefusedError(refusal)
  if (order.isUnpaid) await limitUnpaid(ctx, customerId, piecesOf(order.lines))
}

async function limitUnpaid(
  { db: tx, view, caller }: LimitedCtx & { view: StoreView },
  customerId: number | null,
  pieces: number,
) {
  const { guestUnpaid, customerUnpaid } = view.limits.order
  const { orders, pieces: maxPieces } = customerId === null ? guestUnpaid : customerUnpaid
  const owner: UnpaidOrderOwner = customerId === null ? { callerDigest: callerDigest(caller) } : { customerId }
  await lockUnpaid(tx, owner)
  const unpaid = await countUnpaid(tx, owner)
  if (unpaid.orders >= orders) throw new OrderRefusedError(refuse('unpaid_orders', { limit: orders }))
  if (unpaid.pieces + pieces > maxPieces) throw new OrderRefusedError(refuse('unpaid_pieces', { limit: maxPieces }))
}

const piecesOf = (lines: readonly Pick<CartLine, 'quantity'>[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
