import { buttonClass } from '@mantel/ui/action/button'
import type { ReactNode } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { CouponForm } from './coupon-form.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import type { CartView } from './use-cart.ts'

/** The scrolling part of the cart panel. `actions` follow the text about an empty cart. */
export function MicrocartContent({ cartView, actions }: { cartView: CartView; actions: ReactNode }) {
  const isFilled = cartView.state.lines.length > 0
  return (
    <div className="grid gap-4">
      <CartNotices cartView={cartView} />
      <CartLines cartView={cartView} />
      {isFilled ? (
        <div>
          <CouponForm cartView={cartView} />
          <GiftCardForm cartView={cartView} />
        </div>
      ) : (
        <EmptyCart headingLevel={3} actions={actions} />
      )}
    </div>
  )
}

/** Totals and the way to the checkout, below the content. */
export function MicrocartFooter({ cartView }: { cartView: CartView }) {
  const t = useT()
  return (
    <div className="grid gap-4">
      <CartTotals cartView={cartView} withEstimate />
      <CheckoutLink cartView={cartView} />
      <StoreLink to="/cart" className={buttonClass({ variant: 'link' })}>
        {t('cart.view')}
      </StoreLink>
    </div>
  )
}
