import { hasGroupPrices } from '@mantel/domain/store'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'

/** In stores with group prices: reloads the page's data when the customer's group becomes known and when it is lost. */
export function useReloadOnGroupChange(): void {
  const engine = useEngine()
  const { view } = useStore()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!engine || !hasGroupPrices(view)) return
    const { credentials } = engine
    // The server renders pages for guests.
    let wasKnown = false
    const check = () => {
      const isKnown = credentials.get().groupToken !== null
      if (isKnown !== wasKnown) void revalidate()
      wasKnown = isKnown
    }
    check()
    return credentials.subscribe(check)
  }, [engine, view, revalidate])
}
