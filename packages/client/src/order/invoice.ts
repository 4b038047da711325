import type { Caller } from '../caller.ts'
import type { Engine } from '../engine.ts'
import { isRetryStatus } from '../retry.ts'

/**
 * A PDF as base64. The server's changes when the order is paid or refunded, so the copy in this browser is used only if the server
 * does not answer. null: not available now.
 */
export async function fetchInvoice(
  { storage }: Pick<Engine, 'storage'>,
  caller: Caller,
  { orderId, key }: { orderId: string; key: string | null },
): Promise<string | null> {
  const stored = storage?.collection<string>('invoices')
  const outcome = await caller.call('orderInvoice', { params: { orderId }, query: key === null ? {} : { key } })
  if (outcome.ok) {
    await stored?.set(orderId, outcome.result)
    return outcome.result
  }
  const isAnswered = outcome.reason === 'refused' && outcome.code < 500 && !isRetryStatus(outcome.code)
  return isAnswered ? null : ((await stored?.get(orderId)) ?? null)
}
