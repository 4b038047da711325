import type { Clock } from '../clock.ts'
import type { OrderStatus } from './payment.ts'

type Looking = {
  /** As lookAtOrder answers. */
  look(): Promise<OrderStatus | 'unknown' | null>
  /** Told of each look that had an answer. */
  seen(status: OrderStatus): Promise<unknown> | unknown
  clock: Pick<Clock, 'later'>
}

/** Milliseconds between looks at an order whose payment is not decided. */
const looksEveryMs = 3000
const slowestLookMs = 60_000

/**
 * Looks at an order until its payment is decided, or the shop says that there is no such order. A look that fails says nothing
 * about the order, so another follows, each after a longer pause. Returns the function that ends it.
 */
export function lookUntilDecided({ look, seen, clock }: Looking): () => void {
  let cancel: (() => void) | null = null
  let isOver = false
  let pauseMs = looksEveryMs

  async function lookOnce(): Promise<void> {
    const status = await look().catch(() => null)
    if (isOver || status === 'unknown') return
    if (status === null) pauseMs = Math.min(pauseMs * 2, slowestLookMs)
    else {
      pauseMs = looksEveryMs
      await seen(status)
    }
    if (!isOver && (status === null || status.state === 'pending_payment'))
      cancel = clock.later(pauseMs, () => void lookOnce())
  }
  void lookOnce()
  return () => {
    isOver = true
    cancel?.()
  }
}
