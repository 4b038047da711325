import { Button, buttonClass } from '@mantel/ui/action/button'
import { Panel } from '@mantel/ui/overlay/panel'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import { panels, usePanel } from '../shell/panels.ts'
import { CartLines } from './cart-lines.tsx'
import { CartNotes } from './cart-notes.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CartWaiting } from './cart-waiting.tsx'
import { CartWayOn } from './cart-way-on.tsx'
import { CouponForm } from './coupon-form.tsx'
import { EmptyCart, UnreachableCart } from './empty-cart.tsx'
import { useCart } from './use-cart.ts'

const close = () => panels.close('microcart')

/** The cart over the page. */
export function Microcart() {
  const shop = useT()
  const isOpen = usePanel('microcart')
  const shown = useCart(isOpen)
  const keepLooking = (
    <Button variant="quiet" onClick={close}>
      {shop('cart.continue')}
    </Button>
  )
  const isFilled = shown !== null && shown !== 'unreachable' && shown.state.lines.length > 0
  return (
    <Panel
      open={isOpen}
      onClose={close}
      title={shop('cart.title')}
      closeLabel={shop('shell.close')}
      footer={
        isFilled ? (
          <div className="grid gap-4">
            <CartTotals shown={shown} />
            <CartWayOn shown={shown} />
            <StoreLink to="/cart" prefetch="none" className={buttonClass({ variant: 'link' })}>
              {shop('cart.view')}
            </StoreLink>
          </div>
        ) : null
      }
    >
      {shown === 'unreachable' ? (
        <UnreachableCart headingLevel={3} actions={keepLooking} />
      ) : !shown?.state.ready ? (
        <CartWaiting />
      ) : (
        <div className="grid gap-4">
          <CartNotes shown={shown} />
          <CartLines shown={shown} />
          {isFilled ? <CouponForm shown={shown} /> : <EmptyCart headingLevel={3} actions={keepLooking} />}
        </div>
      )}
    </Panel>
  )
}
