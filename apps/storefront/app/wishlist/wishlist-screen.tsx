import { buttonClass } from '@mantel/ui/action/button'
import { type ComponentType, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

type Content = ComponentType<{ headingLevel: 2; actions: React.ReactNode; footer: 'share'; shareKey: string }>

/** The wishlist page. The server renders it empty; the browser adds the shopper's own, or the one of a shared address. */
export function WishlistScreen() {
  const t = useT()
  const shareKey = useSearchParams()[0].get('shared') ?? ''
  const [content, setContent] = useState<{ Own: Content; Shared: Content } | 'unreachable' | null>(null)
  useEffect(() => {
    Promise.all([import('./wishlist-content.tsx'), import('./shared-wishlist.tsx')]).then(
      ([{ WishlistContent }, { SharedWishlist }]) => setContent({ Own: WishlistContent, Shared: SharedWishlist }),
      () => setContent('unreachable'),
    )
  }, [])
  const actions = (
    <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
      {t('cart.continue')}
    </StoreLink>
  )
  const Shown = content === null || content === 'unreachable' ? null : shareKey ? content.Shared : content.Own
  return (
    <div className="room max-w-3xl pt-8 pb-16">
      <h1 className="title-1 mb-8">{t('wishlist.title')}</h1>
      <noscript>
        <p>{t('cart.needs_script')}</p>
      </noscript>
      {content === 'unreachable' ? (
        <UnreachableCart headingLevel={2} actions={actions} />
      ) : Shown ? (
        <Shown headingLevel={2} actions={actions} footer="share" shareKey={shareKey} />
      ) : (
        <div className="noscript:hidden">
          <CartSkeleton />
        </div>
      )}
    </div>
  )
}
