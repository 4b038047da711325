import { type RefObject, useEffect, useRef } from 'react'

/**
 * Fills a form with its default values again when `saved` changes, for example because another tab or device has saved it. A form that is
 * mounted again instead would lose the keyboard focus.
 */
export function useRefilledForm(saved: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(saved)
  useEffect(() => {
    if (shown.current === saved) return
    shown.current = saved
    form.current?.reset()
  }, [saved])
  return form
}
