import { hasGroupPrices } from '@mantel/domain/store'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { setPricesPending } from './signed-in-hint.ts'

/** In stores with group prices: reloads the page's data when the customer's group becomes known and when it is lost. */
export function ReloadOnGroupChange(): null {
  const engine = useEngine()
  const { view } = useStore()
  const { revalidate } = useRevalidator()
  /** Number of reloads whose data has been rendered. */
  const [reloads, setReloads] = useState(0)
  useLayoutEffect(() => {
    if (reloads > 0) setPricesPending(false)
  }, [reloads])
  useEffect(() => {
    if (!engine || !hasGroupPrices(view)) return
    const { credentials } = engine
    const hasGroup = () => credentials.get().groupToken !== null
    // The server renders pages for guests.
    let wasKnown = false
    const check = async () => {
      const isKnown = hasGroup()
      if (isKnown === wasKnown) return
      wasKnown = isKnown
      setPricesPending(isKnown)
      try {
        await revalidate()
      } finally {
        // React renders the new data in a transition. This update is one too, so it is rendered with the data or after it.
        if (hasGroup() === isKnown) startTransition(() => setReloads((count) => count + 1))
      }
    }
    void check()
    return credentials.subscribe(() => void check())
  }, [engine, view, revalidate])
  return null
}
