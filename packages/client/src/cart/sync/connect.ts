import { moveCart, parkCart } from '@mantel/domain/cart/sync'
import { cart as limits } from '@mantel/domain/constants'
import { isRefusedFor } from '../../outcome.ts'
import { isRetryStatus } from '../../retry.ts'
import type { CartReply } from '../cart-calls.ts'
import { type CartRecord, neverSynchronised } from '../record.ts'
import { applyReply, type SyncContext, type SyncProgress } from './context.ts'

/** Adds the server's new cart to the record. null: the record already has another cart. */
export type AdoptCart = (record: CartRecord) => CartRecord | null

/**
 * Gets a cart from the server. A customer always gets the same one, so that calling twice is harmless. A guest always
 * gets a new one. It is returned as a function, so that the caller can add it in the same write as its next change:
 * each write makes the shopper wait.
 */
export async function obtainServerCart(context: SyncContext): Promise<SyncProgress | AdoptCart> {
  const { epoch, owner } = context.shared.stored()
  const reply = await context.calls.create(owner)
  if (reply === 'lost') return 'later'
  if (reply.code === 401) return switchToGuestCart(context, epoch)
  const cartId = reply.code === 200 ? cartIdOf(reply.result) : null
  if (cartId === null) {
    context.log.error('The server returned no cart', reply)
    return reply.code >= 500 || isRetryStatus(reply.code) ? 'later' : 'over'
  }
  const isOpen = (record: CartRecord) => record.epoch === epoch && record.cartId === null
  // A new cart is known to be empty, so it need not be pulled.
  const cartServerLastSyncDate = context.now()
  if (owner === 'guest') return (record) => (isOpen(record) ? { ...record, cartId, cartServerLastSyncDate } : null)
  await context.shared.transact((record) =>
    isOpen(record) ? { ...record, cartId, cartServerLastSyncDate: null } : record,
  )
  return 'on'
}

/**
 * The server refused the token: moves everything that the shopper sees to a guest's cart, but only once. The customer's
 * cart is parked until the next login.
 */
export async function switchToGuestCart(context: SyncContext, epoch: number): Promise<SyncProgress> {
  const before = context.shared.stored()
  if (before.epoch === epoch && (before.owner === 'guest' || before.bypassed >= limits.maxBypassAttempts)) {
    context.log.error('The server refused the token of the cart')
    return 'over'
  }
  await applyReply(context, { epoch }, (record) => ({
    ...startOver(record, moveCart(record, context.newId, false)),
    owner: 'guest',
    customer: null,
    parked: parkCart(record),
    bypassed: record.bypassed + 1,
  }))
  return 'on'
}

/** Whether the server does not have the cart (any more). */
export const isCartGone = (reply: Exclude<CartReply, 'lost'>): boolean =>
  isRefusedFor(reply, ['cart_unknown'], reply.code === 404)

/**
 * The server no longer has the cart. A guest's lines move to a new cart. A customer gets a new cart without the old
 * lines, which were ordered or removed: only queued changes are kept.
 */
export async function replaceCart(context: SyncContext, epoch: number): Promise<SyncProgress> {
  await applyReply(context, { epoch }, (record) =>
    startOver(record, record.owner === 'guest' ? moveCart(record, context.newId, false) : record),
  )
  return 'on'
}

function startOver(record: CartRecord, { lines, queue, coupon }: Pick<CartRecord, 'lines' | 'queue' | 'coupon'>) {
  return { ...record, ...neverSynchronised, lines, queue, coupon, cartId: null, epoch: record.epoch + 1 }
}

function cartIdOf(result: unknown): string | null {
  return (typeof result === 'string' && result !== '') || typeof result === 'number' ? String(result) : null
}
