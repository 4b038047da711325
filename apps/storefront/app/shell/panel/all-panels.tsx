import { AuthPanel } from '../../account/auth-panel.tsx'
import { Microcart } from '../../cart/microcart.tsx'
import { Wishlist } from './empty-panels.tsx'
import { SearchPanel } from './search-panel.tsx'
import { Sidebar } from './sidebar.tsx'

/** Everything that may slide over a page. */
export function AllPanels() {
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
