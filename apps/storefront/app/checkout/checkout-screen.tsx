import { isUnpaid } from '@mantel/client'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { Loading, Skeleton, SkeletonText } from '@mantel/ui/layout/skeleton'
import { type ReactNode, useState } from 'react'
import { AuthPanel } from '../account/auth-panel.tsx'
import { useSession } from '../account/current-session.ts'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { OrderDetails } from '../order/order-details.tsx'
import { orderViewFromStored } from '../order/order-view.ts'
import { UnpaidOrder } from '../order/unpaid-order.tsx'
import { type OrderingView, useOrdering } from '../order/use-ordering.ts'
import { panels } from '../shell/panels.ts'
import { useStore } from '../store/store-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { CheckoutForm } from './checkout-form.tsx'

/** The checkout page. The server renders it without a cart; the browser adds the shopper's own. */
export function CheckoutScreen() {
  const t = useT()
  const ordering = useOrdering()
  return (
    <div className="room pt-8 pb-20">
      <h1 className="title-2 mb-8">{t('title.checkout')}</h1>
      <noscript>
        <p>{t('cart.needs_script')}</p>
      </noscript>
      {ordering === 'unreachable' ? (
        <UnreachableCart headingLevel={2} actions={<ButtonLink path="/">{t('cart.continue')}</ButtonLink>} />
      ) : ordering === null || !ordering.cartState.ready || !ordering.checkoutState.ready ? (
        <CheckoutSkeleton />
      ) : (
        <CheckoutContent ordering={ordering} />
      )}
      <AuthPanel />
    </div>
  )
}

function CheckoutContent({ ordering }: { ordering: OrderingView }) {
  const commonT = useT()
  const { settings, prices } = useStore().view
  const session = useSession()
  const { cartState, stored, t } = ordering
  // An unpaid order from an earlier visit. An order that is placed and paid on this page keeps its form, so the id is
  // read once.
  const [heldByAtStart] = useState(cartState.heldBy)
  const unpaid = stored.find((order) => isUnpaid(order) && order.id === heldByAtStart)
  if (unpaid)
    return (
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
        <UnpaidOrder ordering={ordering} order={unpaid} />
        <OrderDetails t={t} order={orderViewFromStored(unpaid, prices)} />
      </div>
    )
  if (cartState.lines.length === 0)
    return (
      <EmptyState
        drawing="bare-shelf"
        title={commonT('cart.empty')}
        actions={<ButtonLink path="/">{commonT('cart.continue')}</ButtonLink>}
      >
        <p role="alert">{t('cart_empty')}</p>
      </EmptyState>
    )
  if (!cartState.checkout.allowed)
    return (
      <EmptyState
        drawing="stopped-clock"
        title={t('checkout.not_allowed')}
        actions={<ButtonLink path="/cart">{commonT('cart.view')}</ButtonLink>}
      >
        <p role="alert">{cartState.checkout.message ?? t('cart.checkout_blocked')}</p>
      </EmptyState>
    )
  if (!settings.guestCheckout && session.kind !== 'customer') return <LoginNeeded t={t} />
  return <CheckoutForm ordering={ordering} />
}

function ButtonLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <StoreLink to={path} className={buttonClass({ variant: 'quiet' })}>
      {children}
    </StoreLink>
  )
}

/** Shown to guests of a store without guest checkout. */
function LoginNeeded({ t }: { t: BuyingTranslator }) {
  return (
    <EmptyState
      drawing="waiting-letter"
      title={t('auth.login_needed')}
      actions={<Button onClick={() => panels.openAuth()}>{t('checkout.sign_in')}</Button>}
    >
      <p>{t('checkout.customers_only')}</p>
    </EmptyState>
  )
}

/** Placeholder in the layout of the form, shown while it loads. */
function CheckoutSkeleton() {
  const t = useT()
  return (
    <Loading
      label={t('status.loading')}
      className="grid gap-x-16 gap-y-10 noscript:hidden lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="grid gap-6">
        {[1, 2, 3, 4].map((field) => (
          <Skeleton key={field} className="h-12" />
        ))}
      </div>
      <SkeletonText lines={6} />
    </Loading>
  )
}
