import { EmptyState } from '@mantel/ui/layout/empty-state'
import type { ReactNode } from 'react'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { useT } from '../i18n/text-context.tsx'
import { SavedProducts } from './saved-products.tsx'
import { ShareWishlist } from './share-wishlist.tsx'
import { type SavedView, useSaved, useSavedEntries } from './use-saved.ts'

type Props = {
  headingLevel: 2 | 3
  /** Shown below the text about an empty wishlist. */
  actions: ReactNode
  /** The wishlist page offers to share it, the panel links to that page instead. */
  footer?: 'share' | ReactNode
}

/** The shopper's wishlist: in the panel, on its page and in the account. */
export function WishlistContent(props: Props) {
  const view = useSaved('wishlist')
  if (view === null) return <CartSkeleton />
  if (view === 'unreachable') return <UnreachableCart headingLevel={props.headingLevel} actions={props.actions} />
  return <Loaded view={view} {...props} />
}

function Loaded({ view, headingLevel, actions, footer }: Props & { view: SavedView }) {
  const commonT = useT()
  const { engine, saved, state, t } = view
  const entries = useSavedEntries(view)
  if (state.skus.length === 0)
    return (
      <EmptyState drawing="empty-frame" title={commonT('wishlist.empty')} headingLevel={headingLevel} actions={actions}>
        {t('wishlist.empty_text')}
      </EmptyState>
    )
  if (entries === null) return <CartSkeleton />
  return (
    <div className="grid gap-6" data-wishlist={state.skus.length}>
      <SavedProducts engine={engine} t={t} entries={entries} onRemove={(entry) => void saved.remove(entry)} />
      {footer === 'share' ? <ShareWishlist view={view} /> : footer}
    </div>
  )
}
