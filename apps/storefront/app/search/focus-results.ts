import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Navigation state of a submitted search: the focus moves to its results. */
export const focusResults = { focusResults: true }

/** Returns a ref for the heading of the results, which receives the focus. */
export function useFocusAfterSubmit<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null)
  const { key, state } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submitted search has a key of its own.
  useEffect(() => {
    // The browser keeps the state for Back and for a reload too, but these restore the scroll position instead.
    if (type !== 'PUSH') return
    if ((state as Partial<typeof focusResults> | null)?.focusResults) heading.current?.focus({ preventScroll: true })
  }, [key])
  return heading
}
