import type { Clock } from '../clock.ts'
import { nextRetryPause } from '../retry.ts'
import type { OrderStatus } from './payment.ts'

type PollOptions = {
  /** Looks up the order, like fetchOrderStatus. */
  lookUp(): Promise<OrderStatus | 'unknown' | null>
  /** Called after each successful lookup. */
  onStatus(status: OrderStatus): Promise<unknown> | unknown
  clock: Pick<Clock, 'later'>
}

/** Milliseconds between lookups while the payment is not decided. */
const pollIntervalMs = 3000

/**
 * Polls an order until its payment is decided or the shop does not know the order. A failed lookup gives no information about
 * the order and is repeated after increasing pauses. Returns a function that stops it.
 */
export function pollUntilDecided({ lookUp, onStatus, clock }: PollOptions): () => void {
  let cancel: (() => void) | null = null
  let isStopped = false
  let pauseMs = pollIntervalMs

  async function poll(): Promise<void> {
    const status = await lookUp().catch(() => null)
    if (isStopped || status === 'unknown') return
    if (status === null) pauseMs = nextRetryPause(pauseMs)
    else {
      pauseMs = pollIntervalMs
      await onStatus(status)
    }
    if (!isStopped && (status === null || status.state === 'pending_payment'))
      cancel = clock.later(pauseMs, () => void poll())
  }
  void poll()
  return () => {
    isStopped = true
    cancel?.()
  }
}
