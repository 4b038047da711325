import { hasGroupPrices } from '@mantel/domain/store'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useEngine } from '../place/engine-context.ts'
import { usePlace } from '../place/place-context.tsx'

/** Where groups see different prices the page is asked for again when the group becomes known, and when it is gone. */
export function useGroupPrices(): void {
  const engine = useEngine()
  const { view } = usePlace()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!engine || !hasGroupPrices(view)) return
    const { credentials } = engine
    // The page came from the server, which knows nobody.
    let known = false
    const look = () => {
      const isKnown = credentials.get().groupToken !== null
      if (isKnown !== known) void revalidate()
      known = isKnown
    }
    look()
    return credentials.subscribe(look)
  }, [engine, view, revalidate])
}
