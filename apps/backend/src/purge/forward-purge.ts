import type { Log } from '../platform/log.ts'
import type { PurgeRequest } from './purge.ts'

export type PurgeForwarder = {
  /** Returns at once. Purge requests that wait for the same server are sent to it in one call. */
  forward(request: PurgeRequest): void
  /** Sends the waiting requests, and gives up after the timeout of one call. */
  close(): Promise<void>
}

/** Milliseconds. */
const defaultTimeout = 5000
/** Limits the length of the URL, because servers refuse long URLs. */
const tagsPerCall = 1000
/** If more tags than this are waiting, one call purges everything. */
const maxWaitingTags = 20_000

/**
 * Forwards purges to other servers at their /invalidate URLs, which contain the key. Logs servers that do not respond; none of
 * them delays another one or the caller.
 */
export function createPurgeForwarder(addresses: readonly string[], log: Log, timeout = defaultTimeout): PurgeForwarder {
  const queues = addresses.map((address) => createQueue(new URL(address), log, timeout))
  return {
    forward(request) {
      for (const queue of queues) queue.add(request)
    },
    async close() {
      await Promise.all(queues.map((queue) => queue.close()))
    },
  }
}

function createQueue(address: URL, log: Log, timeout: number) {
  const waiting = new Set<string>()
  let isAllWaiting = false
  let isSending = false
  let sent = Promise.resolve()
  const givingUp = new AbortController()

  /** The tags of the next call, empty if none waits. */
  function takeTags(): string {
    if (isAllWaiting) {
      isAllWaiting = false
      return '*'
    }
    const tags = [...waiting.values().take(tagsPerCall)]
    for (const tag of tags) waiting.delete(tag)
    return tags.join(',')
  }

  async function send(tags: string): Promise<void> {
    const url = new URL(address)
    url.searchParams.set('tag', tags)
    url.searchParams.set('forwardedFrom', 'vs')
    try {
      const reply = await fetch(url, { signal: AbortSignal.any([AbortSignal.timeout(timeout), givingUp.signal]) })
      await reply.body?.cancel()
      if (!reply.ok) log.warn({ host: url.host, status: reply.status }, 'remote server rejected a cache purge')
    } catch (err) {
      log.warn({ err, host: url.host }, 'cache purge could not be forwarded to a remote server')
    }
  }

  async function sendWaiting(): Promise<void> {
    isSending = true
    for (let tags = takeTags(); tags !== ''; tags = takeTags()) await send(tags)
    isSending = false
  }

  return {
    add({ all, tags }: PurgeRequest): void {
      if (!isAllWaiting) for (const tag of tags) waiting.add(tag)
      if (all || waiting.size > maxWaitingTags) {
        isAllWaiting = true
        waiting.clear()
      }
      if (!isSending) sent = sendWaiting()
    },
    async close(): Promise<void> {
      const timer = setTimeout(() => givingUp.abort(), timeout)
      await sent
      clearTimeout(timer)
    },
  }
}
