import { useEffect, useState } from 'react'
import { hasSignedInHint, setPricesPending } from '../../account/signed-in-hint.ts'
import { whenIdle } from '../../page/idle-tasks.ts'

const fetchSignals = () => import('./late-signals.ts')
type LateSignals = Awaited<ReturnType<typeof fetchSignals>>

/**
 * Loads the parts of late-signals.ts in idle time, so that they work even after the connection is lost; if that fails, loads them
 * again when they are needed. Customers' prices may wait for them, so browsers with a customer load them right after hydration.
 */
export function useLateSignals(isNeeded: boolean): LateSignals | null {
  const [signals, setSignals] = useState<LateSignals | null>(null)
  useEffect(() => {
    const fetching = isNeeded || hasSignedInHint() ? fetchSignals() : whenIdle(fetchSignals)
    fetching.then(setSignals).catch(() => setPricesPending(false))
  }, [isNeeded])
  return signals
}
