import { moveCart, parkCart } from '@mantel/domain/cart/sync'
import { cart as limits } from '@mantel/domain/constants'
import type { CartRecord } from '../record.ts'
import { answer, type Progress, type SyncContext } from './context.ts'

/** Obtains a cart of the server. For a customer it is always the same one, so asking twice does no harm. */
export async function connect(context: SyncContext): Promise<Progress> {
  const { epoch, owner } = context.shared.stored()
  const reply = await context.calls.create(owner)
  if (reply === 'lost') return 'later'
  if (reply.code === 401) return bypass(context, epoch)
  const cartId = reply.code === 200 ? cartIdOf(reply.result) : null
  if (cartId === null) {
    context.log.error('No cart could be had', reply)
    return reply.code >= 500 || reply.code === 429 ? 'later' : 'over'
  }
  await answer(context, { epoch }, (record) => (record.cartId === null ? { ...record, cartId } : record))
  return 'on'
}

/**
 * The token is not accepted: once, a guest's cart takes its place, with all that the shopper sees. The customer's own is
 * put aside as it is, for when they log in again.
 */
export async function bypass(context: SyncContext, epoch: number): Promise<Progress> {
  const before = context.shared.stored()
  if (before.epoch === epoch && (before.owner === 'guest' || before.bypassed >= limits.maxBypassAttempts)) {
    context.log.error('The cart is refused for its token')
    return 'over'
  }
  await answer(context, { epoch }, (record) => ({
    ...startOver(record, moveCart(record, context.newId, false)),
    owner: 'guest',
    customer: null,
    parked: parkCart(record),
    bypassed: record.bypassed + 1,
  }))
  return 'on'
}

/**
 * The server no longer has the cart. A guest's lines go into a new one. A customer's new cart is what counts: lines that
 * the old one had were bought or removed with it, only what was done here since goes on.
 */
export async function replaceCart(context: SyncContext, epoch: number): Promise<Progress> {
  await answer(context, { epoch }, (record) =>
    startOver(record, record.owner === 'guest' ? moveCart(record, context.newId, false) : record),
  )
  return 'on'
}

function startOver(record: CartRecord, { lines, queue, coupon }: Pick<CartRecord, 'lines' | 'queue' | 'coupon'>) {
  return { ...record, lines, queue, coupon, cartId: null, totals: null, hash: null, epoch: record.epoch + 1 }
}

function cartIdOf(result: unknown): string | null {
  return (typeof result === 'string' && result !== '') || typeof result === 'number' ? String(result) : null
}
