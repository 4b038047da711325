import { isRetryStatus } from '../../retry.ts'
import { cartFingerprint, cartHash, withTotals } from '../record.ts'
import { readTotals } from '../server-totals.ts'
import { isCartGone, replaceCart, switchToGuestCart } from './connect.ts'
import { applyReply, cartTargetOf, type SyncContext, type SyncProgress } from './context.ts'

/** Whether the cart has changed since its last totals, or has none. */
export function areTotalsDue(context: SyncContext): boolean {
  const record = context.shared.stored()
  if (record.lines.length === 0) return false
  const { totals, cartServerLastTotalsSyncDate, hash } = record
  return totals === null || cartServerLastTotalsSyncDate === null || hash !== cartHash(record)
}

/** Whether the last totals forbid the checkout. */
export function isCheckoutBlocked({ shared }: SyncContext): boolean {
  const { lines, totals } = shared.stored()
  return lines.length > 0 && totals?.reply.allow_checkout === false
}

/** differs: the server's totals count other lines than are known here, because another device changed the cart. */
export async function pullTotals(context: SyncContext): Promise<SyncProgress | 'differs'> {
  const before = context.shared.stored()
  const target = cartTargetOf(before)
  const of = cartFingerprint(before)
  const reply = await context.calls.totals(target)
  if (reply === 'lost') return 'later'
  if (reply.code === 401) return switchToGuestCart(context, target.epoch)
  if (isCartGone(reply)) return replaceCart(context, target.epoch)
  const totals = reply.code === 200 ? readTotals(reply.result) : null
  if (!totals) {
    context.log.error('The totals could not be loaded, the cart stays unchanged', reply)
    return reply.code >= 500 || isRetryStatus(reply.code) ? 'later' : 'over'
  }
  const counted = new Map(totals.items.map(({ item_id, qty }) => [item_id, qty]))
  const isSame =
    counted.size === before.lines.length && before.lines.every(({ itemId, qty }) => counted.get(itemId) === qty)
  if (!isSame) return 'differs'
  const coupon = totals.coupon_code ?? null
  await applyReply(context, target, (record) => {
    if (cartFingerprint(record) !== of) return record
    return withTotals({ ...record, coupon }, totals, context.now())
  })
  return 'on'
}
