import { type Engine, loadSharedWishlist, type SavedEntry } from '@mantel/client'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { type ReactNode, useCallback } from 'react'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { SavedProducts } from './saved-products.tsx'
import { useLoadUntilComplete } from './use-load-until-complete.ts'

type Shared = { entries: SavedEntry[] | null | 'offline'; t: BuyingTranslator; isComplete: boolean }

type Props = { shareKey: string; actions: ReactNode }

/** A wishlist that another person has shared. Visitors can buy its products; it reveals nothing about its owner. */
export function SharedWishlist(props: Props) {
  const engine = useEngine()
  return engine ? <LoadedWishlist engine={engine} {...props} /> : <CartSkeleton />
}

function LoadedWishlist({ engine, shareKey, actions }: Props & { engine: Engine }) {
  const commonT = useT()
  const { i18n } = useStore().view
  const load = useCallback(async (): Promise<Shared> => {
    const [entries, t] = await Promise.all([loadSharedWishlist(engine, shareKey), loadBuyingTranslator(i18n)])
    return { entries, t, isComplete: entries !== 'offline' }
  }, [engine, shareKey, i18n])
  const shared = useLoadUntilComplete(engine, load)
  if (!shared) return <CartSkeleton />
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
