import { useState } from 'react'
import { useStore } from '../store/store-context.tsx'

/** Validates a typed quantity. min is 0 where 0 removes a line. The rule and its texts load with the first typed character. */
export function useQuantityError(min: 0 | 1) {
  const { view } = useStore()
  const [error, setError] = useState<string | null>(null)
  const onTyped = (typed: string) =>
    void import('./describe-quantity.ts')
      .then(({ describeQuantity }) => describeQuantity(typed, min, view))
      .then(setError)
      // The server validates the quantity as well.
      .catch(() => setError(null))
  return { error, onTyped }
}
