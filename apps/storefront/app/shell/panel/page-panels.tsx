import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { panels, staysOpen, usePanel } from '../panels.ts'

const fetchPanels = () => import('./all-panels.tsx')

/**
 * What may slide over a page is fetched at the first sign of a visitor's hand, not with the page, and from then on stays.
 * Whoever goes to another page leaves it behind.
 */
export function PagePanels() {
  const { key, state } = useLocation()
  const isWanted = usePanel('overlay')
  const [fetched, setFetched] = useState<{ All: ComponentType } | null>(null)
  useEffect(() => {
    if (fetched) return
    let isHere = true
    const fetchOnce = () => {
      fetchPanels().then(
        ({ AllPanels }) => isHere && setFetched({ All: AllPanels }),
        () => undefined,
      )
    }
    if (isWanted) fetchOnce()
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const sign of signs) addEventListener(sign, fetchOnce, { once: true, passive: true })
    return () => {
      isHere = false
      for (const sign of signs) removeEventListener(sign, fetchOnce)
    }
  }, [fetched, isWanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the visitor has gone elsewhere.
  useEffect(() => {
    if (!staysOpen(state)) panels.closeAll()
  }, [key])
  return fetched && <fetched.All />
}
