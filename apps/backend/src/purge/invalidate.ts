import { englishText, parseTags, type Refusal, refuse } from '@mantel/contract'
import { isSameKey } from './invalidate-key.ts'
import type { Purge, PurgeRequest } from './purge.ts'

export type InvalidateOptions = {
  purge: Purge
  key: string
  /** Sends the purge to the other processes of this shop. */
  announce?: (purgeRequest: PurgeRequest) => Promise<void>
  /** Forwards the purge to another caching server. A forwarded call is not forwarded again. */
  forward?: (purgeRequest: PurgeRequest) => void
}

export type InvalidateRequest = { key: string; tag: string; forwardedFrom?: string | undefined }

/** Purges on request. Invalid tags are ignored; a call without any valid tag is an error. */
export async function invalidate(
  { purge, key, announce, forward }: InvalidateOptions,
  request: InvalidateRequest,
): Promise<{ ok: true; text: string } | Refusal> {
  if (!isSameKey(request.key, key)) return refuse('invalidate_key')
  const purgeRequest = parseTags(request.tag)
  if (!purgeRequest.all && purgeRequest.tags.length === 0) return refuse('invalidate_parameters')
  await announce?.(purgeRequest)
  if (!request.forwardedFrom) forward?.(purgeRequest)
  if (!purge.isNeeded()) return { ok: true, text: englishText('invalidate_off') }
  await purge.purge(purgeRequest)
  return {
    ok: true,
    text: englishText('invalidate_done', { tags: purgeRequest.all ? '*' : purgeRequest.tags.join(',') }),
  }
}
