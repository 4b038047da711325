import type { Log } from '../platform/log.ts'
import type { PurgeOrder } from './purge.ts'

const timeoutMs = 5000

/**
 * Forwards a purge to other servers at their /invalidate URLs, which contain the key. Logs servers that do not
 * respond.
 */
export function createForward(addresses: readonly string[], log: Log): (order: PurgeOrder) => Promise<void> {
  return async ({ all, tags }) => {
    await Promise.all(
      addresses.map(async (address) => {
        const url = new URL(address)
        url.searchParams.set('tag', all ? '*' : tags.join(','))
        url.searchParams.set('forwardedFrom', 'vs')
        try {
          const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
          await reply.body?.cancel()
          if (!reply.ok) log.warn({ host: url.host, status: reply.status }, 'remote server rejected a cache purge')
        } catch (err) {
          log.warn({ err, host: url.host }, 'cache purge could not be forwarded to a remote server')
        }
      }),
    )
  }
}
