import type { Caller } from '../caller.ts'
import type { Engine } from '../engine.ts'

/** A PDF as base64. What was fetched once is there without a connection; null: it is not to be had now. */
export async function fetchInvoice(
  { storage }: Pick<Engine, 'storage'>,
  caller: Caller,
  { orderId, key }: { orderId: string; key: string | null },
): Promise<string | null> {
  const kept = storage?.collection<string>('invoices')
  const known = await kept?.get(orderId)
  if (known) return known
  const outcome = await caller.call('orderInvoice', { params: { orderId }, query: key === null ? {} : { key } })
  if (!outcome.ok) return null
  await kept?.set(orderId, outcome.result)
  return outcome.result
}
