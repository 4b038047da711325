import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { panels, staysOpen } from '../panels.ts'
import { AuthPanel, Microcart, Wishlist } from './empty-panels.tsx'
import { SearchPanel } from './search-panel.tsx'
import { Sidebar } from './sidebar.tsx'

/** Everything that may slide over a page. Whoever goes to another page leaves them behind. */
export function PagePanels() {
  const { key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the visitor has gone elsewhere.
  useEffect(() => {
    if (!staysOpen(state)) panels.closeAll()
  }, [key])
  return (
    <>
      <Sidebar />
      <SearchPanel />
      <Microcart />
      <Wishlist />
      <AuthPanel />
    </>
  )
}
