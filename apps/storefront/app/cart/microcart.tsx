import { Button, buttonClass } from '@mantel/ui/action/button'
import { Panel } from '@mantel/ui/overlay/panel'
import { useT } from '../i18n/text-context.tsx'
import { panels, usePanel } from '../shell/panels.ts'
import { StoreLink } from '../store/store-link.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { CouponForm } from './coupon-form.tsx'
import { EmptyCart, UnreachableCart } from './empty-cart.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import { useCart } from './use-cart.ts'

const close = () => panels.close('microcart')

/** The cart as a panel over the page. */
export function Microcart() {
  const t = useT()
  const isOpen = usePanel('microcart')
  const cartView = useCart(isOpen)
  const continueShopping = (
    <Button variant="quiet" onClick={close}>
      {t('cart.continue')}
    </Button>
  )
  const isFilled = cartView !== null && cartView !== 'unreachable' && cartView.state.lines.length > 0
  return (
    <Panel
      open={isOpen}
      onClose={close}
      title={t('cart.title')}
      closeLabel={t('shell.close')}
      footer={
        isFilled ? (
          <div className="grid gap-4">
            <CartTotals cartView={cartView} withEstimate />
            <CheckoutLink cartView={cartView} />
            <StoreLink to="/cart" prefetch="none" className={buttonClass({ variant: 'link' })}>
              {t('cart.view')}
            </StoreLink>
          </div>
        ) : null
      }
    >
      {cartView === 'unreachable' ? (
        <UnreachableCart headingLevel={3} actions={continueShopping} />
      ) : !cartView?.state.ready ? (
        <CartSkeleton />
      ) : (
        <div className="grid gap-4">
          <CartNotices cartView={cartView} />
          <CartLines cartView={cartView} />
          {isFilled ? (
            <div>
              <CouponForm cartView={cartView} />
              <GiftCardForm cartView={cartView} />
            </div>
          ) : (
            <EmptyCart headingLevel={3} actions={continueShopping} />
          )}
        </div>
      )}
    </Panel>
  )
}
