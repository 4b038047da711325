import type { StoredOrder } from '@mantel/client'
import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { useEffect } from 'react'
import { AuthPanel } from '../account/auth-panel.tsx'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'
import { StoreLink } from '../store/store-link.tsx'
import { AccountOffer } from './account-offer.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import { LoginForOrder } from './login-for-order.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHeading } from './order-heading.tsx'
import { OrderList } from './order-list.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { PaymentInstructions } from './payment-instructions.tsx'
import { PlacedDownloads } from './placed-downloads.tsx'
import { useOrderView } from './use-order-view.ts'
import { type OrderingView, useOrdering, useOrderKey } from './use-ordering.ts'

/** The thank-you page. It shows the order's real state: queued in this browser, waiting for payment, or placed. */
export function SuccessScreen() {
  const t = useT()
  const ordering = useOrdering()
  const orderKey = useOrderKey()
  const home = (
    <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
      {t('cart.continue')}
    </StoreLink>
  )
  if (ordering !== null && ordering !== 'unreachable')
    return (
      <div className="room pt-10 pb-20">
        <OrderContent ordering={ordering} orderKey={orderKey} />
        <AuthPanel />
      </div>
    )
  return (
    <div className="room pt-10 pb-20">
      <h1 className="title-2 mb-8">{t('title.success')}</h1>
      <noscript>
        <p>{t('cart.needs_script')}</p>
      </noscript>
      {ordering === 'unreachable' ? (
        <UnreachableCart headingLevel={2} actions={home} />
      ) : (
        <Loading label={t('status.loading')} className="max-w-measure noscript:hidden">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </div>
  )
}

function OrderContent({ ordering, orderKey }: { ordering: OrderingView; orderKey: string | null }) {
  const commonT = useT()
  const { t, account, checkout, stored, orders, awaitingLogin } = ordering
  useEffect(() => {
    checkout.setThankYou(true)
    // A queued order is sent as soon as the shopper opens this page.
    void orders.send()
    return () => checkout.setThankYou(false)
  }, [checkout, orders])
  const storedOrder = stored.find((order) => hasKey(order, orderKey)) ?? (orderKey === null ? stored[0] : undefined)
  const order = useOrderView(ordering, orderKey, storedOrder)
  const isPlaced = order?.state === 'accepted' && !['pending_payment', 'cancelled'].includes(order.placed ?? '')
  const engine = useEngine()
  useEffect(() => {
    // Only the browser that has placed the order knows its lines.
    if (isPlaced && storedOrder) engine?.events.push({ type: 'order_placed', order: storedOrder })
  }, [isPlaced, storedOrder, engine])
  const [hidden] = awaitingLogin
  if (hidden && orderKey === null && hidden.createdAt > (storedOrder?.createdAt ?? 0))
    return <LoginForOrder t={t} headingLevel={1} />
  if (!order)
    return (
      <EmptyState
        drawing="waiting-letter"
        title={t('checkout.no_order')}
        headingLevel={1}
        actions={
          <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
            {commonT('cart.continue')}
          </StoreLink>
        }
      >
        <p>{t('checkout.no_order_text')}</p>
      </EmptyState>
    )
  const others = stored.filter((one) => one !== storedOrder && one.state !== 'accepted')
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
      <div className="grid gap-8">
        <OrderHeading ordering={ordering} order={order} stored={storedOrder} />
        {hidden && <LoginForOrder t={t} headingLevel={2} />}
        {order.terms && <PaymentInstructions t={t} terms={order.terms} />}
        {order.hasDownloads && order.orderKey && ['paid', 'shipped'].includes(order.placed ?? '') && (
          <PlacedDownloads ordering={ordering} orderKey={order.orderKey} />
        )}
        {order.shipments.length > 0 && <OrderShipments t={t} shipments={order.shipments} />}
        {isPlaced && <AccountOffer ordering={ordering} order={order} />}
        {others.length > 0 && <OrderList ordering={ordering} orders={others} />}
        <div className="flex flex-wrap gap-3">
          {isPlaced && order.backendOrderId !== '' && <InvoiceButton t={t} account={account} order={order} />}
          <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
            {commonT('cart.continue')}
          </StoreLink>
        </div>
      </div>
      <OrderDetails t={t} order={order} />
    </div>
  )
}

const hasKey = ({ confirmation }: StoredOrder, orderKey: string | null) =>
  orderKey !== null && confirmation?.orderKey === orderKey
