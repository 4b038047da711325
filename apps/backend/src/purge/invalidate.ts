import { englishText, parseTags, type Refusal, refuse } from '@mantel/contract'
import { isSameKey } from './invalidate-key.ts'
import type { Purge, PurgeOrder } from './purge.ts'

export type InvalidateOptions = {
  purge: Purge
  key: string
  /** Sends the purge to the other processes of this shop. */
  announce?: (order: PurgeOrder) => Promise<void>
  /** Forwards the purge to another caching server. A forwarded call is not forwarded again. */
  forward?: (order: PurgeOrder) => void
}

export type InvalidateRequest = { key: string; tag: string; forwardedFrom?: string | undefined }

/** Purges on request. Invalid tags are ignored; a call without any valid tag is an error. */
export async function invalidate(
  { purge, key, announce, forward }: InvalidateOptions,
  request: InvalidateRequest,
): Promise<{ ok: true; text: string } | Refusal> {
  if (!isSameKey(request.key, key)) return refuse('invalidate_key')
  const order = parseTags(request.tag)
  if (!order.all && order.tags.length === 0) return refuse('invalidate_parameters')
  await announce?.(order)
  if (!request.forwardedFrom) forward?.(order)
  if (!purge.isNeeded()) return { ok: true, text: englishText('invalidate_off') }
  await purge.purge(order)
  return { ok: true, text: englishText('invalidate_done', { tags: order.all ? '*' : order.tags.join(',') }) }
}
