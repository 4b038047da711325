import type { Caller } from '../caller.ts'
import type { CustomerOrder } from '../customer/customer-orders.ts'
import { type Outcome, refusalText } from '../outcome.ts'

/** text: the server's message, in the shopper's language; '' if it sent none or cannot be reached. */
export type LookupResult = { ok: true; order: CustomerOrder; orderKey: string } | { ok: false; text: string }

/** Looks up a guest's order by its number and e-mail address. */
export async function trackOrder(caller: Caller, typed: { orderNumber: string; email: string }): Promise<LookupResult> {
  const outcome = await caller.call('orderTrack', { body: typed })
  return outcome.ok ? { ok: true, ...outcome.result } : { ok: false, text: refusalOf(outcome) }
}

/** Looks up an order by the key in the link of its mails. */
export async function fetchOrderDetails(caller: Caller, orderKey: string): Promise<LookupResult> {
  const outcome = await caller.call('orderDetails', { params: { orderKey } })
  return outcome.ok ? { ok: true, order: outcome.result, orderKey } : { ok: false, text: refusalOf(outcome) }
}

const refusalOf = (outcome: Exclude<Outcome<unknown>, { ok: true }>) =>
  outcome.reason === 'refused' ? refusalText(outcome) : ''
