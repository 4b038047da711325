import { loadSharedWishlist, type SavedEntry } from '@mantel/client'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { type ReactNode, useEffect, useState } from 'react'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { SavedProducts } from './saved-products.tsx'

type Shared = { entries: SavedEntry[] | null | 'offline'; t: BuyingTranslator }

/** Someone's shared wishlist, to be bought from. It says nothing about its owner. */
export function SharedWishlist({ shareKey, actions }: { shareKey: string; actions: ReactNode }) {
  const engine = useEngine()
  const commonT = useT()
  const { i18n } = useStore().view
  const [shared, setShared] = useState<Shared | null>(null)
  useEffect(() => {
    if (!engine) return
    let isMounted = true
    Promise.all([loadSharedWishlist(engine, shareKey), loadBuyingTranslator(i18n)]).then(
      ([entries, t]) => isMounted && setShared({ entries, t }),
      engine.log.warn,
    )
    return () => {
      isMounted = false
    }
  }, [engine, shareKey, i18n])
  if (!engine || !shared) return <CartSkeleton />
  const { entries, t } = shared
  if (entries === 'offline') return <UnreachableCart headingLevel={2} actions={actions} />
  if (entries === null || entries.length === 0)
    return (
      <EmptyState drawing="empty-frame" title={t('wishlist_unknown')} headingLevel={2} actions={actions}>
        {commonT('wishlist.empty')}
      </EmptyState>
    )
  return (
    <div className="grid gap-6" data-shared={entries.length}>
      <p className="text-muted">{t('wishlist.shared_text')}</p>
      <SavedProducts engine={engine} t={t} entries={entries} />
    </div>
  )
}
