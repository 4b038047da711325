import type { Engine } from '../engine.ts'
import type { Outcome } from '../outcome.ts'

/** If the server asks for a longer pause, the error is shown and the shopper decides whether to try again. */
const maxPauseMs = 10_000

/**
 * Repeats a read once if the server was too busy to answer and said when to ask again. Only in a browser: a server's
 * own reads are never refused for this reason.
 */
export async function repeatWhenBusy<T>(
  { runtime, clock }: Pick<Engine, 'runtime' | 'clock'>,
  read: () => Promise<Outcome<T>>,
  signal?: AbortSignal,
): Promise<Outcome<T>> {
  const outcome = await read()
  if (runtime !== 'browser' || outcome.ok || outcome.reason !== 'refused' || outcome.code !== 503) return outcome
  const { retryAfterMs } = outcome
  if (retryAfterMs === undefined || retryAfterMs > maxPauseMs) return outcome
  await pause(clock, retryAfterMs, signal)
  return signal?.aborted ? outcome : read()
}

function pause(clock: Engine['clock'], ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.later(ms, end)
    function end(): void {
      cancel()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    signal?.addEventListener('abort', end, { once: true })
    if (signal?.aborted) end()
  })
}
