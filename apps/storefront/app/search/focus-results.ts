import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Navigation state of a submitted search: the focus moves to its results. */
export const focusResults = { focusResults: true }

/** For the heading of the results. */
export function useFocusAfterSubmit<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null)
  const { key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submitted search has a key of its own.
  useEffect(() => {
    if ((state as Partial<typeof focusResults> | null)?.focusResults) heading.current?.focus()
  }, [key])
  return heading
}
