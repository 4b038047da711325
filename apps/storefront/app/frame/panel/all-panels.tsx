import { AuthPanel } from '../../account/auth-panel.tsx'
import { Microcart } from '../../cart/microcart.tsx'
import { WishlistPanel } from '../../wishlist/wishlist-panel.tsx'
import { SearchPanel } from './search-panel.tsx'
import { Sidebar } from './sidebar.tsx'

/** All panels that can slide over a page. */
export function AllPanels() {
  return (
    <>
      <Sidebar />
      <SearchPanel />
      <Microcart />
      <WishlistPanel />
      <AuthPanel />
    </>
  )
}
