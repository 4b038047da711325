import type { Caller } from '../caller.ts'
import type { Engine } from '../engine.ts'

/** A PDF as base64. An invoice that was fetched once is available offline. null: not available now. */
export async function fetchInvoice(
  { storage }: Pick<Engine, 'storage'>,
  caller: Caller,
  { orderId, key }: { orderId: string; key: string | null },
): Promise<string | null> {
  const stored = storage?.collection<string>('invoices')
  const invoice = await stored?.get(orderId)
  if (invoice) return invoice
  const outcome = await caller.call('orderInvoice', { params: { orderId }, query: key === null ? {} : { key } })
  if (!outcome.ok) return null
  await stored?.set(orderId, outcome.result)
  return outcome.result
}
