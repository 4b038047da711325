import { type Refusal, refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import type { RequestCtx } from '../platform/http/index.ts'
import type { LimitRefusal, Limits, RateLimitKey } from '../platform/limits/index.ts'
import { findOrder, findOrderByNumber, type OrderRow, toOrderNumber } from './order.repository.ts'
import { isOrderKeyOf, orderIdOfKey } from './order-key.ts'

/**
 * Finds a guest's order by its number and e-mail address. An unknown number and a wrong address get the same reply, because
 * numbers can be guessed. Orders of accounts are shown to their customers only. Failed lookups are limited; the link of the order
 * mails works without a limit, so attackers cannot lock a buyer out.
 */
export async function trackOrder(
  ctx: RequestCtx,
  limits: Limits,
  typed: { orderNumber: string; email: string },
): Promise<{ ok: true; order: OrderRow } | Refusal<'order_not_found'> | LimitRefusal> {
  const { website } = ctx.view
  const number = toOrderNumber(typed.orderNumber.replace(/\D/g, ''))
  const key = emailKey(typed.email)
  const counted: RateLimitKey[] = [
    ['wrongOrderLookups', ctx.caller.address],
    ['wrongOrderLookupsOfEmail', `${website} ${key}`],
    ['wrongOrderLookupsOfNumber', `${website} ${number}`],
  ]
  const refusal = await limits.takeAll(ctx, counted)
  if (refusal) return refusal
  const order = await findOrderByNumber(ctx.db, number)
  if (order?.website !== website || order.email_key !== key || order.customer_id !== null)
    return refuse('order_not_found')
  for (const [name, counter] of counted) await limits.uncount(ctx, name, counter)
  return { ok: true, order }
}

/** Finds an order by the secret key in the link of its mails. */
export async function findOrderByKey(
  { db, view }: Pick<RequestCtx, 'db' | 'view'>,
  orderKey: string,
): Promise<OrderRow | undefined> {
  const id = orderIdOfKey(orderKey)
  const order = id === null ? undefined : await findOrder(db, id)
  return order?.website === view.website && isOrderKeyOf(orderKey, order.access_digest) ? order : undefined
}
