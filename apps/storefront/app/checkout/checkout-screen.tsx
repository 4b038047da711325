import { isUnpaid } from '@mantel/client'
import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { type ReactNode, useState } from 'react'
import { AuthPanel } from '../account/auth-panel.tsx'
import { useSession } from '../account/shown-session.ts'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { useT } from '../i18n/text-context.tsx'
import { OrderDetails } from '../order/order-details.tsx'
import { fromStored } from '../order/shown-order.ts'
import { UnpaidOrder } from '../order/unpaid-order.tsx'
import { type ShownOrdering, useOrdering } from '../order/use-ordering.ts'
import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutWaiting } from './checkout-waiting.tsx'
import { LoginNeeded } from './login-needed.tsx'

/** Rendered empty for everybody, filled in by the browser of whoever buys. */
export function CheckoutScreen() {
  const shop = useT()
  const shown = useOrdering()
  return (
    <div className="room pt-8 pb-20">
      <h1 className="title-2 mb-8">{shop('title.checkout')}</h1>
      <noscript>
        <p>{shop('cart.needs_script')}</p>
      </noscript>
      {shown === 'unreachable' ? (
        <UnreachableCart headingLevel={2} actions={<WayTo path="/">{shop('cart.continue')}</WayTo>} />
      ) : shown === null || !shown.cartState.ready || !shown.checkoutState.ready ? (
        <CheckoutWaiting />
      ) : (
        <Inside shown={shown} />
      )}
      <AuthPanel />
    </div>
  )
}

function Inside({ shown }: { shown: ShownOrdering }) {
  const shop = useT()
  const { settings } = usePlace().view
  const session = useSession()
  const { cartState, stored, t } = shown
  // One that was left half way before; what is being paid here has its form around it.
  const [left] = useState(cartState.heldBy)
  const unpaid = stored.find((order) => isUnpaid(order) && order.id === left)
  if (unpaid)
    return (
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
        <UnpaidOrder shown={shown} order={unpaid} />
        <OrderDetails t={t} order={fromStored(unpaid)} />
      </div>
    )
  if (cartState.lines.length === 0)
    return (
      <EmptyState
        drawing="bare-shelf"
        title={shop('cart.empty')}
        actions={<WayTo path="/">{shop('cart.continue')}</WayTo>}
      >
        <p role="alert">{t('cart_empty')}</p>
      </EmptyState>
    )
  if (!cartState.checkout.allowed && cartState.checkout.message)
    return (
      <EmptyState
        drawing="stopped-clock"
        title={t('checkout.not_allowed')}
        actions={<WayTo path="/cart">{shop('cart.view')}</WayTo>}
      >
        <p role="alert">{cartState.checkout.message}</p>
      </EmptyState>
    )
  if (!settings.guestCheckout && session.kind !== 'customer') return <LoginNeeded t={t} />
  return <CheckoutForm shown={shown} />
}

function WayTo({ path, children }: { path: string; children: ReactNode }) {
  return (
    <StoreLink to={path} className={buttonClass({ variant: 'quiet' })}>
      {children}
    </StoreLink>
  )
}
