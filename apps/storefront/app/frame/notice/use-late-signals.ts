import { useEffect, useState } from 'react'
import { setPricesPending } from '../../account/signed-in-hint.ts'

type LateSignals = typeof import('./late-signals.ts')

/** Loads them right after hydration, so that they are there when the connection is lost, or again when they are needed. */
export function useLateSignals(isNeeded: boolean): LateSignals | null {
  const [signals, setSignals] = useState<LateSignals | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies(isNeeded): the need loads them if that failed before.
  useEffect(() => {
    import('./late-signals.ts').then(setSignals).catch(() => setPricesPending(false))
  }, [isNeeded])
  return signals
}
