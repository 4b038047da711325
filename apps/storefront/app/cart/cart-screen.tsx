import { buttonClass } from '@mantel/ui/action/button'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotes } from './cart-notes.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CartWaiting } from './cart-waiting.tsx'
import { CartWayOn } from './cart-way-on.tsx'
import { CouponForm } from './coupon-form.tsx'
import { EmptyCart, UnreachableCart } from './empty-cart.tsx'
import { useCart } from './use-cart.ts'

/** The cart as a page: rendered empty for everybody, filled in by the browser whose cart it is. */
export function CartScreen() {
  const shop = useT()
  const shown = useCart()
  const home = (
    <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
      {shop('cart.continue')}
    </StoreLink>
  )
  return (
    <div className="room pt-8 pb-16">
      <h1 className="title-1 mb-8">{shop('cart.title')}</h1>
      <noscript>
        <p>{shop('cart.needs_script')}</p>
      </noscript>
      {shown === 'unreachable' ? (
        <UnreachableCart headingLevel={2} actions={home} />
      ) : !shown?.state.ready ? (
        <div className="max-w-2xl noscript:hidden">
          <CartWaiting />
        </div>
      ) : shown.state.lines.length === 0 ? (
        <>
          <CartNotes shown={shown} />
          <CartLines shown={shown} />
          <EmptyCart headingLevel={2} actions={home} />
        </>
      ) : (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <div className="grid gap-4">
            <CartNotes shown={shown} />
            <CartLines shown={shown} />
          </div>
          <section aria-labelledby="cart-sum" className="grid gap-5 rounded-frame bg-surface p-6 lg:sticky lg:top-6">
            <h2 id="cart-sum" className="title-3">
              {shop('cart.total')}
            </h2>
            <CouponForm shown={shown} />
            <CartTotals shown={shown} />
            <CartWayOn shown={shown} />
          </section>
        </div>
      )}
    </div>
  )
}
