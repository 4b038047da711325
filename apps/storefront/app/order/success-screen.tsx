import type { StoredOrder } from '@mantel/client'
import { buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import { AccountOffer } from './account-offer.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHeading } from './order-heading.tsx'
import { OrderList } from './order-list.tsx'
import { useFetchedOrder } from './use-fetched-order.ts'
import { type ShownOrdering, useOrdering } from './use-ordering.ts'

/** What became of an order, as it truly stands: waiting here, waiting for its payment, or placed. */
export function SuccessScreen() {
  const t = useT()
  const shown = useOrdering()
  const [query] = useSearchParams()
  const home = (
    <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
      {t('cart.continue')}
    </StoreLink>
  )
  if (shown !== null && shown !== 'unreachable')
    return (
      <div className="room pt-10 pb-20">
        <Thanks shown={shown} orderKey={query.get('key')} />
      </div>
    )
  return (
    <div className="room pt-10 pb-20">
      <h1 className="title-2 mb-8">{t('title.success')}</h1>
      <noscript>
        <p>{t('cart.needs_script')}</p>
      </noscript>
      {shown === 'unreachable' ? (
        <UnreachableCart headingLevel={2} actions={home} />
      ) : (
        <Loading label={t('status.loading')} className="max-w-measure noscript:hidden">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </div>
  )
}

function Thanks({ shown, orderKey }: { shown: ShownOrdering; orderKey: string | null }) {
  const shop = useT()
  const { t, checkout, stored, orders } = shown
  useEffect(() => {
    checkout.setThankYou(true)
    // Whoever looks at the thank-you page wants it sent.
    void orders.send()
    return () => checkout.setThankYou(false)
  }, [checkout, orders])
  const known = stored.find((order) => isThis(order, orderKey)) ?? (orderKey === null ? stored[0] : undefined)
  const order = useFetchedOrder(shown, orderKey, known)
  if (!order)
    return (
      <EmptyState
        drawing="waiting-letter"
        title={t('checkout.no_order')}
        headingLevel={1}
        actions={
          <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
            {shop('cart.continue')}
          </StoreLink>
        }
      >
        <p>{t('checkout.no_order_text')}</p>
      </EmptyState>
    )
  const others = stored.filter((one) => one !== known && one.state !== 'accepted')
  const isPlaced = order.state === 'accepted' && !['pending_payment', 'cancelled'].includes(order.placed ?? '')
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
      <div className="grid gap-8">
        <OrderHeading shown={shown} order={order} known={known} />
        {isPlaced && <AccountOffer shown={shown} order={order} />}
        {others.length > 0 && <OrderList shown={shown} orders={others} />}
        <div className="flex flex-wrap gap-3">
          {isPlaced && order.backendOrderId !== '' && <InvoiceButton shown={shown} order={order} />}
          <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
            {shop('cart.continue')}
          </StoreLink>
        </div>
      </div>
      <OrderDetails t={t} order={order} />
    </div>
  )
}

const isThis = ({ confirmation }: StoredOrder, orderKey: string | null) =>
  orderKey !== null && confirmation?.orderKey === orderKey
