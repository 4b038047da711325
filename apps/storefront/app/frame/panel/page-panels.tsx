import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../../page/idle-tasks.ts'
import { panels, usePanel } from '../../shell/panels.ts'

const fetchPanels = () => import('./all-panels.tsx')

/**
 * Loads the panels in idle time after the page, or when one of them is opened, and keeps them. Closes all panels when the visitor
 * navigates to another page.
 */
export function PagePanels() {
  const { key, state } = useLocation()
  const isWanted = usePanel('overlay')
  const [fetched, setFetched] = useState<{ All: ComponentType } | null>(null)
  useEffect(() => {
    if (fetched) return
    let isMounted = true
    const fetching = isWanted ? fetchPanels() : whenIdle(fetchPanels)
    fetching.then(
      ({ AllPanels }) => isMounted && startTransition(() => setFetched({ All: AllPanels })),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [fetched, isWanted])
  useEffect(() => panels.closeAfterNavigation({ key, state }), [key, state])
  return fetched && <fetched.All />
}
