import { type ComponentType, useEffect, useState } from 'react'
import { AuthPanel } from '../../account/auth-panel.tsx'
import { Microcart } from '../../cart/microcart.tsx'
import { whenOnlineAfterFirstPress } from '../../page/idle-tasks.ts'
import { useStore } from '../../store/store-context.tsx'
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
      <LateNewsletterPopup />
    </>
  )
}

/** Loads the popup's code some time after the visitor's first interaction, which it must not slow down. */
function LateNewsletterPopup() {
  const { popup } = useStore().view.newsletter
  const [loaded, setLoaded] = useState<{ Popup: ComponentType } | null>(null)
  useEffect(() => {
    if (!popup) return
    whenOnlineAfterFirstPress(() => import('../../newsletter/newsletter-popup.tsx')).then(
      ({ NewsletterPopup }) => setLoaded({ Popup: NewsletterPopup }),
      () => {},
    )
  }, [popup])
  return loaded && <loaded.Popup />
}
