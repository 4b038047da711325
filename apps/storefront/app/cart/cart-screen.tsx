import { buttonClass } from '@mantel/ui/action/button'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { CouponForm } from './coupon-form.tsx'
import { EmptyAll } from './empty-all.tsx'
import { EmptyCart, UnreachableCart } from './empty-cart.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import { useCart } from './use-cart.ts'

/** The cart page. The server renders it without a cart; the browser adds the shopper's own. */
export function CartScreen() {
  const t = useT()
  const cartView = useCart()
  const home = (
    <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
      {t('cart.continue')}
    </StoreLink>
  )
  return (
    <div className="room pt-8 pb-16">
      <h1 className="title-1 mb-8">{t('cart.title')}</h1>
      <noscript>
        <p>{t('cart.needs_script')}</p>
      </noscript>
      {cartView === 'unreachable' ? (
        <UnreachableCart headingLevel={2} actions={home} />
      ) : !cartView?.state.ready ? (
        <div className="max-w-2xl noscript:hidden">
          <CartSkeleton />
        </div>
      ) : cartView.state.lines.length === 0 ? (
        // The same nesting as below, so that the undo button of the last line keeps its state and the focus.
        <div>
          <div>
            <CartNotices cartView={cartView} />
            <CartLines cartView={cartView} />
          </div>
          <EmptyCart headingLevel={2} actions={home} />
        </div>
      ) : (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <div className="grid gap-4">
            <CartNotices cartView={cartView} />
            <CartLines cartView={cartView} />
            <EmptyAll cartView={cartView} />
          </div>
          <section aria-labelledby="cart-sum" className="grid gap-5 rounded-frame bg-surface p-6 lg:sticky lg:top-6">
            <h2 id="cart-sum" className="title-3">
              {t('cart.total')}
            </h2>
            <div>
              <CouponForm cartView={cartView} />
              <GiftCardForm cartView={cartView} />
            </div>
            <CartTotals cartView={cartView} withEstimate />
            <CheckoutLink cartView={cartView} />
          </section>
        </div>
      )}
    </div>
  )
}
