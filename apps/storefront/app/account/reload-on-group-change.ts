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
  /** The router returns a new array whenever the page renders other data. */
  const rendered = useMatches()
  const lastRendered = useRef(rendered)
  const [replaced, setReplaced] = useState<typeof rendered | null>(null)
  // The router's reload ends before React has rendered the new data, and much earlier if a part of the page is still
  // being hydrated. So the prices stay pending until the new data is rendered.
  useLayoutEffect(() => {
    lastRendered.current = rendered
    if (replaced && replaced !== rendered) setPricesPending(false)
  }, [rendered, replaced])
  useEffect(() => {
    if (!engine || !hasGroupPrices(view)) return
    const { credentials } = engine
    const hasGroup = () => credentials.get().groupToken !== null
    // The server has rendered the page for a guest, without a group.
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
