import { englishText, parseTags, type Refusal, refuse } from '@mantel/contract'
import { isSameKey } from './invalidate-key.ts'
import type { Purge, PurgeOrder } from './purge.ts'

export type InvalidateOptions = {
  purge: Purge
  key: string
  /** Tells another server that keeps copies. A call that was passed on is not passed on again. */
  forward?: (order: PurgeOrder) => Promise<void>
}

export type InvalidateRequest = { key: string; tag: string; forwardedFrom?: string | undefined }

/** Purges by hand. Tags that nobody could carry are left out; none left is a mistake. */
export async function invalidate(
  { purge, key, forward }: InvalidateOptions,
  request: InvalidateRequest,
): Promise<{ ok: true; text: string } | Refusal> {
  if (!isSameKey(request.key, key)) return refuse('invalidate_key')
  const order = parseTags(request.tag)
  if (!order.all && order.tags.length === 0) return refuse('invalidate_parameters')
  if (!request.forwardedFrom) await forward?.(order)
  if (!purge.isNeeded()) return { ok: true, text: englishText('invalidate_off') }
  await purge.purge(order)
  return { ok: true, text: englishText('invalidate_done', { tags: order.all ? '*' : order.tags.join(',') }) }
}
