import { useSyncExternalStore } from 'react'

/** Where things stand side by side; the same width as the stylesheet's lg. */
const query = '(width >= 64rem)'

/** For what must be in the page once only, in one place or another. A server cannot know. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
