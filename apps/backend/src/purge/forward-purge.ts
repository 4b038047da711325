import type { Log } from '../platform/log.ts'
import type { PurgeOrder } from './purge.ts'

const timeoutMs = 5000

/** Passes a purge on to other servers that answer /invalidate. Addresses hold their key. A silent one is logged. */
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
          if (!reply.ok) log.warn({ host: url.host, status: reply.status }, 'a purge was not accepted')
        } catch (err) {
          log.warn({ err, host: url.host }, 'a purge could not be passed on')
        }
      }),
    )
  }
}
