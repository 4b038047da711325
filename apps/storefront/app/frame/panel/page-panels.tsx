import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { panels, usePanel } from '../../shell/panels.ts'

const fetchPanels = () => import('./all-panels.tsx')

/**
 * Loads the panels at the first interaction instead of with the page, and keeps them. Closes all panels when the visitor
 * navigates to another page.
 */
export function PagePanels() {
  const { key, state } = useLocation()
  const isWanted = usePanel('overlay')
  const [fetched, setFetched] = useState<{ All: ComponentType } | null>(null)
  useEffect(() => {
    if (fetched) return
    let isMounted = true
    const fetchOnce = () => {
      fetchPanels().then(
        ({ AllPanels }) => isMounted && setFetched({ All: AllPanels }),
        () => undefined,
      )
    }
    if (isWanted) fetchOnce()
    const interactions = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const interaction of interactions) addEventListener(interaction, fetchOnce, { once: true, passive: true })
    return () => {
      isMounted = false
      for (const interaction of interactions) removeEventListener(interaction, fetchOnce)
    }
  }, [fetched, isWanted])
  useEffect(() => panels.closeAfterNavigation({ key, state }), [key, state])
  return fetched && <fetched.All />
}
