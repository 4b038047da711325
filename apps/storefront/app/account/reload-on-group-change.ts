import { hasGroupPrices } from '@mantel/domain/store'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { setPricesPending } from './signed-in-hint.ts'

/** In stores with group prices: reloads the page's data when the customer's group becomes known and when it is lost. */
export function ReloadOnGroupChange(): null {
  const engine = useEngine()
  const { view } = useStore()
  const { revalidate } = useRevalidator()
  /** Another array whenever other data is rendered. */
  const rendered = useMatches()
  const lastRendered = useRef(rendered)
  const [replaced, setReplaced] = useState<typeof rendered | null>(null)
  // A reload ends before React renders its data, and much before where a part of the page still hydrates.
  useLayoutEffect(() => {
    lastRendered.current = rendered
    if (replaced && replaced !== rendered) setPricesPending(false)
  }, [rendered, replaced])
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
      const { current } = lastRendered
      try {
        await revalidate()
      } finally {
        if (hasGroup() === isKnown) setReplaced(current)
      }
    }
    void check()
    return credentials.subscribe(() => void check())
  }, [engine, view, revalidate])
  return null
}
