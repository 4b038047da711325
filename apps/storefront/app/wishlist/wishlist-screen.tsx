import { buttonClass } from '@mantel/ui/action/button'
import { useSearchParams } from 'react-router'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { useLazyContent } from '../cart/use-lazy-content.ts'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

const fetchContent = async () => ({
  ...(await import('./wishlist-content.tsx')),
  ...(await import('./shared-wishlist.tsx')),
})

/** The wishlist page. The server renders it empty; the browser adds the shopper's own, or the one of a shared address. */
export function WishlistScreen() {
  const t = useT()
  const shareKey = useSearchParams()[0].get('shared') ?? ''
  const content = useLazyContent(fetchContent)
  const actions = (
    <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
      {t('cart.continue')}
    </StoreLink>
  )
  return (
    <div className="room max-w-3xl pt-8 pb-16">
      <h1 className="title-1 mb-8">{t('wishlist.title')}</h1>
      <noscript>
        <p>{t('cart.needs_script')}</p>
      </noscript>
      {content === 'unreachable' ? (
        <UnreachableCart headingLevel={2} actions={actions} />
      ) : content && shareKey ? (
        <content.SharedWishlist actions={actions} shareKey={shareKey} />
      ) : content ? (
        <content.WishlistContent headingLevel={2} actions={actions} footer="share" />
      ) : (
        <div className="noscript:hidden">
          <CartSkeleton />
        </div>
      )}
    </div>
  )
}
