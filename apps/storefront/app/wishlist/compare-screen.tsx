import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { useLazyContent } from '../cart/use-lazy-content.ts'
import { useT } from '../i18n/text-context.tsx'

const fetchContent = () => import('./compare-content.tsx')

/** The comparison page. The server renders it empty; the browser adds the shopper's own products. */
export function CompareScreen() {
  const t = useT()
  const content = useLazyContent(fetchContent)
  return (
    <div className="room pt-8 pb-16">
      <h1 className="title-1 mb-8">{t('title.compare')}</h1>
      <noscript>
        <p>{t('cart.needs_script')}</p>
      </noscript>
      {content === 'unreachable' ? (
        <UnreachableCart headingLevel={2} actions={null} />
      ) : content ? (
        <content.CompareContent />
      ) : (
        <div className="noscript:hidden">
          <CartSkeleton />
        </div>
      )}
    </div>
  )
}
