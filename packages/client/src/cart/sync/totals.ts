import { hashText } from '../../catalog/hash-text.ts'
import { fingerprint } from '../record.ts'
import { readTotals } from '../server-totals.ts'
import { bypass, replaceCart } from './connect.ts'
import { aimOf, answer, type Progress, type SyncContext } from './context.ts'

/** Whether the server's totals are of something else than what both sides agree on. */
export function areTotalsDue(context: SyncContext): boolean {
  const record = context.shared.stored()
  if (record.lines.length === 0) return false
  return record.totals?.of !== fingerprint(record)
}

/** Whether the server last said that the cart may not be ordered. */
export function isTurnedAway({ shared }: SyncContext): boolean {
  const { lines, totals } = shared.stored()
  return lines.length > 0 && totals?.reply.allow_checkout === false
}

/** differs: the server reckoned with other lines than are known here; somebody else changed the cart. */
export async function pullTotals(context: SyncContext): Promise<Progress | 'differs'> {
  const before = context.shared.stored()
  const aim = aimOf(before)
  const of = fingerprint(before)
  const reply = await context.calls.totals(aim)
  if (reply === 'lost') return 'later'
  if (reply.code === 401) return bypass(context, aim.epoch)
  if (reply.code === 404) return replaceCart(context, aim.epoch)
  const totals = reply.code === 200 ? readTotals(reply.result) : null
  if (!totals) {
    context.log.error('The totals could not be had, the cart stays as it is', reply)
    return reply.code >= 500 ? 'later' : 'over'
  }
  const counted = new Map(totals.items.map(({ item_id, qty }) => [item_id, qty]))
  const isSame =
    counted.size === before.lines.length && before.lines.every(({ itemId, qty }) => counted.get(itemId) === qty)
  if (!isSame) return 'differs'
  const coupon = totals.coupon_code ?? null
  await answer(context, aim, (record) => {
    if (fingerprint(record) !== of) return record
    const next = { ...record, coupon }
    return {
      ...next,
      totals: { reply: totals, of: fingerprint(next) },
      hash: next.queue.length === 0 ? hashText(of) : next.hash,
    }
  })
  return 'on'
}
